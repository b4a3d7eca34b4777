/** A script of a theme: does nothing but say that it is there, in `vendorStandIn.scripts` of the page. */
window.vendorStandIn = { scripts: [], ...window.vendorStandIn }
window.vendorStandIn.scripts.push(document.currentScript.src)
