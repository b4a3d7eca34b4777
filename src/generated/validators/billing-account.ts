// @ts-nocheck
// Generated from resource-manifests/billing-account.ts by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js'

export const validators = {}
{
const exports = validators;

exports["billing_account.create"] = validate10;
const schema11 = {"$id":"billing_account.create","type":"object","properties":{"title":{"type":"string","maxLength":255},"email":{"type":"string"},"customer_name":{"type":"string","maxLength":255},"customer_phone":{"type":"string","maxLength":64},"customer_id_number":{"type":"string","maxLength":255},"company_name":{"type":"string","maxLength":255},"company_reg_code":{"type":"string","maxLength":255},"company_vat_number":{"type":"string","maxLength":255},"address_line1":{"type":"string","maxLength":255},"address_line2":{"type":"string","maxLength":255},"city":{"type":"string","maxLength":255},"county":{"type":"string","maxLength":255},"post_index":{"type":"string","maxLength":32},"country":{"type":"string","pattern":"^([A-Z]{2})?$"},"referral_code":{"type":"string","maxLength":64}}};
const func2 = (module0.default ?? module0);
const pattern0 = new RegExp("^([A-Z]{2})?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="billing_account.create" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 255){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.customer_name !== undefined){
let data2 = data.customer_name;
if(typeof data2 === "string"){
if(func2(data2) > 255){
const err3 = {instancePath:instancePath+"/customer_name",schemaPath:"#/properties/customer_name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/customer_name",schemaPath:"#/properties/customer_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.customer_phone !== undefined){
let data3 = data.customer_phone;
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err5 = {instancePath:instancePath+"/customer_phone",schemaPath:"#/properties/customer_phone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/customer_phone",schemaPath:"#/properties/customer_phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.customer_id_number !== undefined){
let data4 = data.customer_id_number;
if(typeof data4 === "string"){
if(func2(data4) > 255){
const err7 = {instancePath:instancePath+"/customer_id_number",schemaPath:"#/properties/customer_id_number/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/customer_id_number",schemaPath:"#/properties/customer_id_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.company_name !== undefined){
let data5 = data.company_name;
if(typeof data5 === "string"){
if(func2(data5) > 255){
const err9 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.company_reg_code !== undefined){
let data6 = data.company_reg_code;
if(typeof data6 === "string"){
if(func2(data6) > 255){
const err11 = {instancePath:instancePath+"/company_reg_code",schemaPath:"#/properties/company_reg_code/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/company_reg_code",schemaPath:"#/properties/company_reg_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.company_vat_number !== undefined){
let data7 = data.company_vat_number;
if(typeof data7 === "string"){
if(func2(data7) > 255){
const err13 = {instancePath:instancePath+"/company_vat_number",schemaPath:"#/properties/company_vat_number/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/company_vat_number",schemaPath:"#/properties/company_vat_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.address_line1 !== undefined){
let data8 = data.address_line1;
if(typeof data8 === "string"){
if(func2(data8) > 255){
const err15 = {instancePath:instancePath+"/address_line1",schemaPath:"#/properties/address_line1/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/address_line1",schemaPath:"#/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.address_line2 !== undefined){
let data9 = data.address_line2;
if(typeof data9 === "string"){
if(func2(data9) > 255){
const err17 = {instancePath:instancePath+"/address_line2",schemaPath:"#/properties/address_line2/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/address_line2",schemaPath:"#/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.city !== undefined){
let data10 = data.city;
if(typeof data10 === "string"){
if(func2(data10) > 255){
const err19 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.county !== undefined){
let data11 = data.county;
if(typeof data11 === "string"){
if(func2(data11) > 255){
const err21 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.post_index !== undefined){
let data12 = data.post_index;
if(typeof data12 === "string"){
if(func2(data12) > 32){
const err23 = {instancePath:instancePath+"/post_index",schemaPath:"#/properties/post_index/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/post_index",schemaPath:"#/properties/post_index/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.country !== undefined){
let data13 = data.country;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err25 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2})?$"},message:"must match pattern \""+"^([A-Z]{2})?$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.referral_code !== undefined){
let data14 = data.referral_code;
if(typeof data14 === "string"){
if(func2(data14) > 64){
const err27 = {instancePath:instancePath+"/referral_code",schemaPath:"#/properties/referral_code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/referral_code",schemaPath:"#/properties/referral_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["billing_account.edit"] = validate10;
const schema11 = {"$id":"billing_account.edit","type":"object","properties":{"title":{"type":"string","maxLength":255},"email":{"type":"string"},"customer_name":{"type":"string","maxLength":255},"customer_phone":{"type":"string","maxLength":64},"customer_id_number":{"type":"string","maxLength":255},"company_name":{"type":"string","maxLength":255},"company_reg_code":{"type":"string","maxLength":255},"company_vat_number":{"type":"string","maxLength":255},"address_line1":{"type":"string","maxLength":255},"address_line2":{"type":"string","maxLength":255},"city":{"type":"string","maxLength":255},"county":{"type":"string","maxLength":255},"post_index":{"type":"string","maxLength":32},"country":{"type":"string","pattern":"^([A-Z]{2})?$"}}};
const func2 = (module0.default ?? module0);
const pattern0 = new RegExp("^([A-Z]{2})?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="billing_account.edit" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 255){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.customer_name !== undefined){
let data2 = data.customer_name;
if(typeof data2 === "string"){
if(func2(data2) > 255){
const err3 = {instancePath:instancePath+"/customer_name",schemaPath:"#/properties/customer_name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/customer_name",schemaPath:"#/properties/customer_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.customer_phone !== undefined){
let data3 = data.customer_phone;
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err5 = {instancePath:instancePath+"/customer_phone",schemaPath:"#/properties/customer_phone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/customer_phone",schemaPath:"#/properties/customer_phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.customer_id_number !== undefined){
let data4 = data.customer_id_number;
if(typeof data4 === "string"){
if(func2(data4) > 255){
const err7 = {instancePath:instancePath+"/customer_id_number",schemaPath:"#/properties/customer_id_number/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/customer_id_number",schemaPath:"#/properties/customer_id_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.company_name !== undefined){
let data5 = data.company_name;
if(typeof data5 === "string"){
if(func2(data5) > 255){
const err9 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.company_reg_code !== undefined){
let data6 = data.company_reg_code;
if(typeof data6 === "string"){
if(func2(data6) > 255){
const err11 = {instancePath:instancePath+"/company_reg_code",schemaPath:"#/properties/company_reg_code/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/company_reg_code",schemaPath:"#/properties/company_reg_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.company_vat_number !== undefined){
let data7 = data.company_vat_number;
if(typeof data7 === "string"){
if(func2(data7) > 255){
const err13 = {instancePath:instancePath+"/company_vat_number",schemaPath:"#/properties/company_vat_number/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/company_vat_number",schemaPath:"#/properties/company_vat_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.address_line1 !== undefined){
let data8 = data.address_line1;
if(typeof data8 === "string"){
if(func2(data8) > 255){
const err15 = {instancePath:instancePath+"/address_line1",schemaPath:"#/properties/address_line1/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/address_line1",schemaPath:"#/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.address_line2 !== undefined){
let data9 = data.address_line2;
if(typeof data9 === "string"){
if(func2(data9) > 255){
const err17 = {instancePath:instancePath+"/address_line2",schemaPath:"#/properties/address_line2/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/address_line2",schemaPath:"#/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.city !== undefined){
let data10 = data.city;
if(typeof data10 === "string"){
if(func2(data10) > 255){
const err19 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.county !== undefined){
let data11 = data.county;
if(typeof data11 === "string"){
if(func2(data11) > 255){
const err21 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.post_index !== undefined){
let data12 = data.post_index;
if(typeof data12 === "string"){
if(func2(data12) > 32){
const err23 = {instancePath:instancePath+"/post_index",schemaPath:"#/properties/post_index/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/post_index",schemaPath:"#/properties/post_index/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.country !== undefined){
let data13 = data.country;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err25 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2})?$"},message:"must match pattern \""+"^([A-Z]{2})?$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

exports["billing_account.campaign"] = validate10;
const schema11 = {"$id":"billing_account.campaign","type":"object","properties":{"campaign_code":{"type":"string"}},"required":["campaign_code"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="billing_account.campaign" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaign_code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaign_code"},message:"must have required property '"+"campaign_code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.campaign_code !== undefined){
if(typeof data.campaign_code !== "string"){
const err1 = {instancePath:instancePath+"/campaign_code",schemaPath:"#/properties/campaign_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

exports["billing_account.notice"] = validate10;
const schema11 = {"$id":"billing_account.notice","type":"object","properties":{"is_enabled":{"type":"boolean"},"threshold":{"type":"number","minimum":0}},"required":["is_enabled","threshold"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="billing_account.notice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_enabled"},message:"must have required property '"+"is_enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.threshold === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"},message:"must have required property '"+"threshold"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.is_enabled !== undefined){
if(typeof data.is_enabled !== "boolean"){
const err2 = {instancePath:instancePath+"/is_enabled",schemaPath:"#/properties/is_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.threshold !== undefined){
let data1 = data.threshold;
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["billing_account.topup"] = validate10;
const schema11 = {"$id":"billing_account.topup","type":"object","properties":{"is_recurring_payment_enabled":{"type":"boolean"},"recurring_payment_threshold":{"type":"number","minimum":0},"recurring_payment_amount":{"type":"number"}},"required":["is_recurring_payment_enabled"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="billing_account.topup" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_recurring_payment_enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_recurring_payment_enabled"},message:"must have required property '"+"is_recurring_payment_enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.is_recurring_payment_enabled !== undefined){
if(typeof data.is_recurring_payment_enabled !== "boolean"){
const err1 = {instancePath:instancePath+"/is_recurring_payment_enabled",schemaPath:"#/properties/is_recurring_payment_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.recurring_payment_threshold !== undefined){
let data1 = data.recurring_payment_threshold;
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/recurring_payment_threshold",schemaPath:"#/properties/recurring_payment_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err3 = {instancePath:instancePath+"/recurring_payment_threshold",schemaPath:"#/properties/recurring_payment_threshold/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.recurring_payment_amount !== undefined){
if(!(typeof data.recurring_payment_amount == "number")){
const err4 = {instancePath:instancePath+"/recurring_payment_amount",schemaPath:"#/properties/recurring_payment_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

}
{
const exports = validators;

exports["billing_account.clearThreshold"] = validate10;
const schema11 = {"$id":"billing_account.clearThreshold","type":"object","properties":{"clear_threshold":{"type":"number","minimum":0}},"required":["clear_threshold"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="billing_account.clearThreshold" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clear_threshold === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clear_threshold"},message:"must have required property '"+"clear_threshold"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.clear_threshold !== undefined){
let data0 = data.clear_threshold;
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/clear_threshold",schemaPath:"#/properties/clear_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err2 = {instancePath:instancePath+"/clear_threshold",schemaPath:"#/properties/clear_threshold/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
