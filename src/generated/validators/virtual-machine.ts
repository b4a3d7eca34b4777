// @ts-nocheck
// Generated from resource-manifests/virtual-machine.ts by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js'

export const validators = {}
{
const exports = validators;

exports["virtual_machine.create"] = validate10;
const schema11 = {"$id":"virtual_machine.create","type":"object","properties":{"location":{"type":"string"},"source":{"type":"string"},"os_name":{"type":"string"},"os_version":{"type":"string"},"app_name":{"type":"string"},"app_version":{"type":"string"},"source_uuid":{"type":"string"},"source_replica":{"type":"string"},"disk_uuid":{"type":"string"},"vcpu":{"type":"integer","minimum":1},"ram":{"type":"integer","minimum":1},"designated_pool_uuid":{"type":"string"},"disks":{"type":"integer","minimum":1},"more_disks":{"type":"array","items":{"type":"object","properties":{"size_gb":{"type":"integer","minimum":1}},"required":["size_gb"]}},"backup":{"type":"boolean"},"network_uuid":{"type":"string"},"reserve_public_ip":{"type":"boolean"},"address":{"type":"string"},"firewall":{"type":"string"},"username":{"type":"string","minLength":1},"password":{"type":"string","minLength":8},"public_key":{"type":"string","pattern":"^\\s*(ssh-|ecdsa-|sk-)\\S+ AAAA[A-Za-z0-9+/]{12,}={0,3}( [^\\r\\n]*)?\\s*$"},"cloud_init":{"type":"string","maxLength":65536,"pattern":"^(?!\\s*#!)(?:\\s*(?:#|---)[^\\n]*\\n)*\\s*(?:\\{|[\"']?[A-Za-z_][^\\n:]*:)"},"name":{"type":"string","minLength":1,"maxLength":63},"description":{"type":"string"}},"required":["location","source","vcpu","ram","name"]};
const func2 = (module0.default ?? module0);
const pattern0 = new RegExp("^\\s*(ssh-|ecdsa-|sk-)\\S+ AAAA[A-Za-z0-9+/]{12,}={0,3}( [^\\r\\n]*)?\\s*$", "u");
const pattern1 = new RegExp("^(?!\\s*#!)(?:\\s*(?:#|---)[^\\n]*\\n)*\\s*(?:\\{|[\"']?[A-Za-z_][^\\n:]*:)", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.create" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.location === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.vcpu === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vcpu"},message:"must have required property '"+"vcpu"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ram === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ram"},message:"must have required property '"+"ram"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.location !== undefined){
if(typeof data.location !== "string"){
const err5 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err6 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.os_name !== undefined){
if(typeof data.os_name !== "string"){
const err7 = {instancePath:instancePath+"/os_name",schemaPath:"#/properties/os_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.os_version !== undefined){
if(typeof data.os_version !== "string"){
const err8 = {instancePath:instancePath+"/os_version",schemaPath:"#/properties/os_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.app_name !== undefined){
if(typeof data.app_name !== "string"){
const err9 = {instancePath:instancePath+"/app_name",schemaPath:"#/properties/app_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.app_version !== undefined){
if(typeof data.app_version !== "string"){
const err10 = {instancePath:instancePath+"/app_version",schemaPath:"#/properties/app_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.source_uuid !== undefined){
if(typeof data.source_uuid !== "string"){
const err11 = {instancePath:instancePath+"/source_uuid",schemaPath:"#/properties/source_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.source_replica !== undefined){
if(typeof data.source_replica !== "string"){
const err12 = {instancePath:instancePath+"/source_replica",schemaPath:"#/properties/source_replica/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.disk_uuid !== undefined){
if(typeof data.disk_uuid !== "string"){
const err13 = {instancePath:instancePath+"/disk_uuid",schemaPath:"#/properties/disk_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.vcpu !== undefined){
let data9 = data.vcpu;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err14 = {instancePath:instancePath+"/vcpu",schemaPath:"#/properties/vcpu/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
const err15 = {instancePath:instancePath+"/vcpu",schemaPath:"#/properties/vcpu/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.ram !== undefined){
let data10 = data.ram;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err16 = {instancePath:instancePath+"/ram",schemaPath:"#/properties/ram/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
const err17 = {instancePath:instancePath+"/ram",schemaPath:"#/properties/ram/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.designated_pool_uuid !== undefined){
if(typeof data.designated_pool_uuid !== "string"){
const err18 = {instancePath:instancePath+"/designated_pool_uuid",schemaPath:"#/properties/designated_pool_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.disks !== undefined){
let data12 = data.disks;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err19 = {instancePath:instancePath+"/disks",schemaPath:"#/properties/disks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
const err20 = {instancePath:instancePath+"/disks",schemaPath:"#/properties/disks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.more_disks !== undefined){
let data13 = data.more_disks;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.size_gb === undefined){
const err21 = {instancePath:instancePath+"/more_disks/" + i0,schemaPath:"#/properties/more_disks/items/required",keyword:"required",params:{missingProperty: "size_gb"},message:"must have required property '"+"size_gb"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data14.size_gb !== undefined){
let data15 = data14.size_gb;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err22 = {instancePath:instancePath+"/more_disks/" + i0+"/size_gb",schemaPath:"#/properties/more_disks/items/properties/size_gb/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 1 || isNaN(data15)){
const err23 = {instancePath:instancePath+"/more_disks/" + i0+"/size_gb",schemaPath:"#/properties/more_disks/items/properties/size_gb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/more_disks/" + i0,schemaPath:"#/properties/more_disks/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/more_disks",schemaPath:"#/properties/more_disks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.backup !== undefined){
if(typeof data.backup !== "boolean"){
const err26 = {instancePath:instancePath+"/backup",schemaPath:"#/properties/backup/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.network_uuid !== undefined){
if(typeof data.network_uuid !== "string"){
const err27 = {instancePath:instancePath+"/network_uuid",schemaPath:"#/properties/network_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.reserve_public_ip !== undefined){
if(typeof data.reserve_public_ip !== "boolean"){
const err28 = {instancePath:instancePath+"/reserve_public_ip",schemaPath:"#/properties/reserve_public_ip/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
const err29 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.firewall !== undefined){
if(typeof data.firewall !== "string"){
const err30 = {instancePath:instancePath+"/firewall",schemaPath:"#/properties/firewall/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.username !== undefined){
let data21 = data.username;
if(typeof data21 === "string"){
if(func2(data21) < 1){
const err31 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.password !== undefined){
let data22 = data.password;
if(typeof data22 === "string"){
if(func2(data22) < 8){
const err33 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.public_key !== undefined){
let data23 = data.public_key;
if(typeof data23 === "string"){
if(!pattern0.test(data23)){
const err35 = {instancePath:instancePath+"/public_key",schemaPath:"#/properties/public_key/pattern",keyword:"pattern",params:{pattern: "^\\s*(ssh-|ecdsa-|sk-)\\S+ AAAA[A-Za-z0-9+/]{12,}={0,3}( [^\\r\\n]*)?\\s*$"},message:"must match pattern \""+"^\\s*(ssh-|ecdsa-|sk-)\\S+ AAAA[A-Za-z0-9+/]{12,}={0,3}( [^\\r\\n]*)?\\s*$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/public_key",schemaPath:"#/properties/public_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.cloud_init !== undefined){
let data24 = data.cloud_init;
if(typeof data24 === "string"){
if(func2(data24) > 65536){
const err37 = {instancePath:instancePath+"/cloud_init",schemaPath:"#/properties/cloud_init/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern1.test(data24)){
const err38 = {instancePath:instancePath+"/cloud_init",schemaPath:"#/properties/cloud_init/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*#!)(?:\\s*(?:#|---)[^\\n]*\\n)*\\s*(?:\\{|[\"']?[A-Za-z_][^\\n:]*:)"},message:"must match pattern \""+"^(?!\\s*#!)(?:\\s*(?:#|---)[^\\n]*\\n)*\\s*(?:\\{|[\"']?[A-Za-z_][^\\n:]*:)"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/cloud_init",schemaPath:"#/properties/cloud_init/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.name !== undefined){
let data25 = data.name;
if(typeof data25 === "string"){
if(func2(data25) > 63){
const err40 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func2(data25) < 1){
const err41 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err43 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.resize"] = validate10;
const schema11 = {"$id":"virtual_machine.resize","type":"object","properties":{"vcpu":{"type":"integer","minimum":1},"ram":{"type":"integer","minimum":1}},"required":["vcpu","ram"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.resize" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vcpu === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vcpu"},message:"must have required property '"+"vcpu"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ram === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ram"},message:"must have required property '"+"ram"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.vcpu !== undefined){
let data0 = data.vcpu;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/vcpu",schemaPath:"#/properties/vcpu/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/vcpu",schemaPath:"#/properties/vcpu/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.ram !== undefined){
let data1 = data.ram;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/ram",schemaPath:"#/properties/ram/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/ram",schemaPath:"#/properties/ram/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.rename"] = validate10;
const schema11 = {"$id":"virtual_machine.rename","type":"object","properties":{"name":{"type":"string","minLength":1}},"required":["name"]};
const func2 = (module0.default ?? module0);

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.rename" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.password"] = validate10;
const schema11 = {"$id":"virtual_machine.password","type":"object","properties":{"username":{"type":"string","minLength":1},"password":{"type":"string","minLength":8}},"required":["username","password"]};
const func2 = (module0.default ?? module0);

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.password" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func2(data1) < 8){
const err4 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.addDisk"] = validate10;
const schema11 = {"$id":"virtual_machine.addDisk","type":"object","properties":{"size_gb":{"type":"integer","minimum":1},"pool":{"type":"string"}},"required":["size_gb"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.addDisk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.size_gb === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size_gb"},message:"must have required property '"+"size_gb"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.size_gb !== undefined){
let data0 = data.size_gb;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/size_gb",schemaPath:"#/properties/size_gb/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/size_gb",schemaPath:"#/properties/size_gb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.pool !== undefined){
if(typeof data.pool !== "string"){
const err3 = {instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.attachDisk"] = validate10;
const schema11 = {"$id":"virtual_machine.attachDisk","type":"object","properties":{"storage_uuid":{"type":"string"}},"required":["storage_uuid"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.attachDisk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storage_uuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storage_uuid"},message:"must have required property '"+"storage_uuid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.storage_uuid !== undefined){
if(typeof data.storage_uuid !== "string"){
const err1 = {instancePath:instancePath+"/storage_uuid",schemaPath:"#/properties/storage_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.assignAddress"] = validate10;
const schema11 = {"$id":"virtual_machine.assignAddress","type":"object","properties":{"address":{"type":"string"}},"required":["address"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.assignAddress" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
const err1 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.addVlan"] = validate10;
const schema11 = {"$id":"virtual_machine.addVlan","type":"object","properties":{"network_uuid":{"type":"string"},"vlan_tag":{"type":"integer","minimum":1,"maximum":4094},"if_uuid":{"type":"string"}},"required":["network_uuid","vlan_tag","if_uuid"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.addVlan" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.network_uuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "network_uuid"},message:"must have required property '"+"network_uuid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.vlan_tag === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vlan_tag"},message:"must have required property '"+"vlan_tag"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.if_uuid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "if_uuid"},message:"must have required property '"+"if_uuid"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.network_uuid !== undefined){
if(typeof data.network_uuid !== "string"){
const err3 = {instancePath:instancePath+"/network_uuid",schemaPath:"#/properties/network_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.vlan_tag !== undefined){
let data1 = data.vlan_tag;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/vlan_tag",schemaPath:"#/properties/vlan_tag/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 4094 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/vlan_tag",schemaPath:"#/properties/vlan_tag/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4094},message:"must be <= 4094"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/vlan_tag",schemaPath:"#/properties/vlan_tag/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.if_uuid !== undefined){
if(typeof data.if_uuid !== "string"){
const err7 = {instancePath:instancePath+"/if_uuid",schemaPath:"#/properties/if_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.attachFirewall"] = validate10;
const schema11 = {"$id":"virtual_machine.attachFirewall","type":"object","properties":{"firewall":{"type":"string"}},"required":["firewall"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.attachFirewall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firewall === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firewall"},message:"must have required property '"+"firewall"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.firewall !== undefined){
if(typeof data.firewall !== "string"){
const err1 = {instancePath:instancePath+"/firewall",schemaPath:"#/properties/firewall/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.clone"] = validate10;
const schema11 = {"$id":"virtual_machine.clone","type":"object","properties":{"name":{"type":"string","minLength":1}},"required":["name"]};
const func2 = (module0.default ?? module0);

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.clone" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.reinstall"] = validate10;
const schema11 = {"$id":"virtual_machine.reinstall","type":"object","properties":{"os_name":{"type":"string"},"os_version":{"type":"string"}},"required":["os_name","os_version"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.reinstall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.os_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "os_name"},message:"must have required property '"+"os_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.os_version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "os_version"},message:"must have required property '"+"os_version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.os_name !== undefined){
if(typeof data.os_name !== "string"){
const err2 = {instancePath:instancePath+"/os_name",schemaPath:"#/properties/os_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.os_version !== undefined){
if(typeof data.os_version !== "string"){
const err3 = {instancePath:instancePath+"/os_version",schemaPath:"#/properties/os_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.moveBilling"] = validate10;
const schema11 = {"$id":"virtual_machine.moveBilling","type":"object","properties":{"billing_account_id":{"type":"integer"}},"required":["billing_account_id"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.moveBilling" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.billing_account_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "billing_account_id"},message:"must have required property '"+"billing_account_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.billing_account_id !== undefined){
let data0 = data.billing_account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/billing_account_id",schemaPath:"#/properties/billing_account_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["virtual_machine.growDisk"] = validate10;
const schema11 = {"$id":"virtual_machine.growDisk","type":"object","properties":{"size_gb":{"type":"integer","minimum":1}},"required":["size_gb"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="virtual_machine.growDisk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.size_gb === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size_gb"},message:"must have required property '"+"size_gb"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.size_gb !== undefined){
let data0 = data.size_gb;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/size_gb",schemaPath:"#/properties/size_gb/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/size_gb",schemaPath:"#/properties/size_gb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
