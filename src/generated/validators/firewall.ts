// @ts-nocheck
// Generated from resource-manifests/firewall.ts by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js'

export const validators = {}
{
const exports = validators;

exports["firewall.create"] = validate10;
const schema11 = {"$id":"firewall.create","type":"object","properties":{"location":{"type":"string"},"display_name":{"type":"string","minLength":1},"rules":{"type":"array","items":{"type":"object","properties":{"uuid":{"type":"string"},"direction":{"type":"string","enum":["inbound","outbound"]},"protocol":{"type":"string","enum":["tcp","udp","icmp","icmp6","any"]},"policy_action":{"type":"string"},"port_start":{"type":"integer","minimum":1,"maximum":65535},"port_end":{"type":"integer","minimum":1,"maximum":65535},"endpoint_spec_type":{"type":"string","enum":["ip_prefixes","group_tag","any","vlan"]},"endpoint_spec":{"type":"array","items":{"type":"string"}}},"required":["direction","protocol","endpoint_spec_type"]}}},"required":["location","display_name","rules"]};
const func2 = (module0.default ?? module0);

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="firewall.create" */;
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
if(data.display_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_name"},message:"must have required property '"+"display_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rules === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.location !== undefined){
if(typeof data.location !== "string"){
const err3 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.display_name !== undefined){
let data1 = data.display_name;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rules !== undefined){
let data2 = data.rules;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.direction === undefined){
const err6 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.protocol === undefined){
const err7 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: "protocol"},message:"must have required property '"+"protocol"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.endpoint_spec_type === undefined){
const err8 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: "endpoint_spec_type"},message:"must have required property '"+"endpoint_spec_type"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.uuid !== undefined){
if(typeof data3.uuid !== "string"){
const err9 = {instancePath:instancePath+"/rules/" + i0+"/uuid",schemaPath:"#/properties/rules/items/properties/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.direction !== undefined){
let data5 = data3.direction;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/rules/" + i0+"/direction",schemaPath:"#/properties/rules/items/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data5 === "inbound") || (data5 === "outbound"))){
const err11 = {instancePath:instancePath+"/rules/" + i0+"/direction",schemaPath:"#/properties/rules/items/properties/direction/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.items.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.protocol !== undefined){
let data6 = data3.protocol;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/rules/" + i0+"/protocol",schemaPath:"#/properties/rules/items/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data6 === "tcp") || (data6 === "udp")) || (data6 === "icmp")) || (data6 === "icmp6")) || (data6 === "any"))){
const err13 = {instancePath:instancePath+"/rules/" + i0+"/protocol",schemaPath:"#/properties/rules/items/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.items.properties.protocol.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.policy_action !== undefined){
if(typeof data3.policy_action !== "string"){
const err14 = {instancePath:instancePath+"/rules/" + i0+"/policy_action",schemaPath:"#/properties/rules/items/properties/policy_action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.port_start !== undefined){
let data8 = data3.port_start;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err15 = {instancePath:instancePath+"/rules/" + i0+"/port_start",schemaPath:"#/properties/rules/items/properties/port_start/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 65535 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/rules/" + i0+"/port_start",schemaPath:"#/properties/rules/items/properties/port_start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/rules/" + i0+"/port_start",schemaPath:"#/properties/rules/items/properties/port_start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data3.port_end !== undefined){
let data9 = data3.port_end;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err18 = {instancePath:instancePath+"/rules/" + i0+"/port_end",schemaPath:"#/properties/rules/items/properties/port_end/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 65535 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/rules/" + i0+"/port_end",schemaPath:"#/properties/rules/items/properties/port_end/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/rules/" + i0+"/port_end",schemaPath:"#/properties/rules/items/properties/port_end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data3.endpoint_spec_type !== undefined){
let data10 = data3.endpoint_spec_type;
if(typeof data10 !== "string"){
const err21 = {instancePath:instancePath+"/rules/" + i0+"/endpoint_spec_type",schemaPath:"#/properties/rules/items/properties/endpoint_spec_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((data10 === "ip_prefixes") || (data10 === "group_tag")) || (data10 === "any")) || (data10 === "vlan"))){
const err22 = {instancePath:instancePath+"/rules/" + i0+"/endpoint_spec_type",schemaPath:"#/properties/rules/items/properties/endpoint_spec_type/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.items.properties.endpoint_spec_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.endpoint_spec !== undefined){
let data11 = data3.endpoint_spec;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err23 = {instancePath:instancePath+"/rules/" + i0+"/endpoint_spec/" + i1,schemaPath:"#/properties/rules/items/properties/endpoint_spec/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err24 = {instancePath:instancePath+"/rules/" + i0+"/endpoint_spec",schemaPath:"#/properties/rules/items/properties/endpoint_spec/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err25 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["firewall.assign"] = validate10;
const schema11 = {"$id":"firewall.assign","type":"object","properties":{"vm_uuid":{"type":"string"}},"required":["vm_uuid"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="firewall.assign" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vm_uuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vm_uuid"},message:"must have required property '"+"vm_uuid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.vm_uuid !== undefined){
if(typeof data.vm_uuid !== "string"){
const err1 = {instancePath:instancePath+"/vm_uuid",schemaPath:"#/properties/vm_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

exports["firewall.rename"] = validate10;
const schema11 = {"$id":"firewall.rename","type":"object","properties":{"display_name":{"type":"string","minLength":1}},"required":["display_name"]};
const func2 = (module0.default ?? module0);

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="firewall.rename" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.display_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_name"},message:"must have required property '"+"display_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.display_name !== undefined){
let data0 = data.display_name;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err2 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

exports["firewall.rules"] = validate10;
const schema11 = {"$id":"firewall.rules","type":"object","properties":{"rows":{"type":"array","items":{"type":"object","properties":{"uuid":{"type":"string"},"direction":{"type":"string","enum":["inbound","outbound"]},"protocol":{"type":"string","enum":["tcp","udp","icmp","icmp6","any"]},"policy_action":{"type":"string"},"port_start":{"type":"integer","minimum":1,"maximum":65535},"port_end":{"type":"integer","minimum":1,"maximum":65535},"endpoint_spec_type":{"type":"string","enum":["ip_prefixes","group_tag","any","vlan"]},"endpoint_spec":{"type":"array","items":{"type":"string"}}},"required":["direction","protocol","endpoint_spec_type"]}}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="firewall.rules" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rows !== undefined){
let data0 = data.rows;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.direction === undefined){
const err0 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.protocol === undefined){
const err1 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "protocol"},message:"must have required property '"+"protocol"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.endpoint_spec_type === undefined){
const err2 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "endpoint_spec_type"},message:"must have required property '"+"endpoint_spec_type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.uuid !== undefined){
if(typeof data1.uuid !== "string"){
const err3 = {instancePath:instancePath+"/rows/" + i0+"/uuid",schemaPath:"#/properties/rows/items/properties/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.direction !== undefined){
let data3 = data1.direction;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/rows/" + i0+"/direction",schemaPath:"#/properties/rows/items/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data3 === "inbound") || (data3 === "outbound"))){
const err5 = {instancePath:instancePath+"/rows/" + i0+"/direction",schemaPath:"#/properties/rows/items/properties/direction/enum",keyword:"enum",params:{allowedValues: schema11.properties.rows.items.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.protocol !== undefined){
let data4 = data1.protocol;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/rows/" + i0+"/protocol",schemaPath:"#/properties/rows/items/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data4 === "tcp") || (data4 === "udp")) || (data4 === "icmp")) || (data4 === "icmp6")) || (data4 === "any"))){
const err7 = {instancePath:instancePath+"/rows/" + i0+"/protocol",schemaPath:"#/properties/rows/items/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema11.properties.rows.items.properties.protocol.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.policy_action !== undefined){
if(typeof data1.policy_action !== "string"){
const err8 = {instancePath:instancePath+"/rows/" + i0+"/policy_action",schemaPath:"#/properties/rows/items/properties/policy_action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.port_start !== undefined){
let data6 = data1.port_start;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err9 = {instancePath:instancePath+"/rows/" + i0+"/port_start",schemaPath:"#/properties/rows/items/properties/port_start/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 65535 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/rows/" + i0+"/port_start",schemaPath:"#/properties/rows/items/properties/port_start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/rows/" + i0+"/port_start",schemaPath:"#/properties/rows/items/properties/port_start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data1.port_end !== undefined){
let data7 = data1.port_end;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err12 = {instancePath:instancePath+"/rows/" + i0+"/port_end",schemaPath:"#/properties/rows/items/properties/port_end/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 65535 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/rows/" + i0+"/port_end",schemaPath:"#/properties/rows/items/properties/port_end/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/rows/" + i0+"/port_end",schemaPath:"#/properties/rows/items/properties/port_end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data1.endpoint_spec_type !== undefined){
let data8 = data1.endpoint_spec_type;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/rows/" + i0+"/endpoint_spec_type",schemaPath:"#/properties/rows/items/properties/endpoint_spec_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data8 === "ip_prefixes") || (data8 === "group_tag")) || (data8 === "any")) || (data8 === "vlan"))){
const err16 = {instancePath:instancePath+"/rows/" + i0+"/endpoint_spec_type",schemaPath:"#/properties/rows/items/properties/endpoint_spec_type/enum",keyword:"enum",params:{allowedValues: schema11.properties.rows.items.properties.endpoint_spec_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.endpoint_spec !== undefined){
let data9 = data1.endpoint_spec;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
const err17 = {instancePath:instancePath+"/rows/" + i0+"/endpoint_spec/" + i1,schemaPath:"#/properties/rows/items/properties/endpoint_spec/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err18 = {instancePath:instancePath+"/rows/" + i0+"/endpoint_spec",schemaPath:"#/properties/rows/items/properties/endpoint_spec/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
