/**
 * The look of pages for people without an account (DESIGN.md, "Public pages"): nothing is fetched, light and dark come
 * from one set of names.
 */
export const pageStyle = `
:root{color-scheme:light dark;--panel:#fff;--sunken:#f4f6f8;--field:#fff;--chosen:#e0f2ff;--edge:#e7eaed;--border:#d6d9de;--strong:#878d93;--t1:#14191f;--t2:#424a53;--t3:#616871;--accent:#005b8c;--on:#fff;--link:#005b8c;--line:#0069a3;--focus:#0b7ec2;--bad:#a63937;--badbg:#ffebe9;--badbd:#ffb7b1;--okbg:#def8e4;--okbd:#a8dbb4}
@media(prefers-color-scheme:dark){:root{--panel:#14171b;--sunken:#0f1316;--field:#0d1013;--chosen:#142e3f;--edge:#1f2227;--border:#2d3137;--strong:#666c74;--t1:#e9ebee;--t2:#b0b6bd;--t3:#959ca4;--accent:#1674a9;--on:#fff;--link:#6dbbec;--line:#52afe7;--focus:#53baf2;--bad:#fe9b93;--badbg:#431d1b;--badbd:#723532;--okbg:#14311d;--okbd:#275636}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--panel);color:var(--t1);font:420 15px/22px Inter,system-ui,sans-serif}
header{display:flex;align-items:center;gap:9px;height:52px;padding:0 16px;border-bottom:1px solid var(--edge);font-weight:600}
main,.in{width:100%;max-width:560px;margin:0 auto;padding:0 16px}
main{flex:1;padding-bottom:24px;overflow-wrap:anywhere}
h1{font:600 21px/27px Inter,system-ui,sans-serif;margin:18px 0 6px}
h2,legend{font:600 15px/20px Inter,system-ui,sans-serif;margin:20px 0 8px;padding:0}
legend{margin:0;padding:0 0 8px}
p{margin:0 0 8px}
a{color:var(--link)}
.note{font-size:13px;line-height:18px;color:var(--t2)}
.num{font-feature-settings:"tnum" 1}
.card{border:1px solid var(--border);border-radius:5px;padding:10px 12px;margin:10px 0 12px}
.plate{display:inline-block;border:1px solid var(--strong);border-radius:2px;padding:0 5px;font-size:13px;line-height:18px;font-weight:600;margin-right:6px;font-feature-settings:"tnum" 1,"zero" 1}
.stop{display:flex;gap:8px;align-items:flex-start;margin-top:6px}
.stop:has(+details){padding-right:60px}
.stop::before{content:"";flex:none;width:9px;height:9px;margin-top:5px;box-sizing:border-box;border-radius:50%;border:2px solid var(--line)}
.stop.pickup::before{background:var(--line)}
fieldset{border:0;margin:20px 0 0;padding:0;min-width:0}
form{flex:1;display:flex;flex-direction:column}
.times+.note{margin:8px 0 0}
.opt{display:grid;grid-template-columns:22px 1fr auto;align-items:center;column-gap:10px;min-height:60px;padding:8px 12px;border:1px solid var(--border);border-radius:5px;margin-bottom:8px;cursor:pointer}
.opt b,.opt span span{display:block}
.opt b{font-weight:520}
.opt input{width:20px;height:20px;margin:0;accent-color:var(--accent)}
.opt:has(:checked){border-color:var(--line);box-shadow:inset 0 0 0 1px var(--line);background:var(--chosen)}
.opt .chosen,.opt:has(:checked) .free{display:none}
.opt:has(:checked) .chosen{display:block}
.opt.off{cursor:default;color:var(--t3)}
.opt:focus-within,.field:focus,button:focus-visible,a:focus-visible,summary:focus-visible{outline:2px solid var(--focus);outline-offset:1px}
.w,.other{display:none}
form:has(#f0:checked) .w0,form:has(#f1:checked) .w1,form:has(#f2:checked) .w2{display:inline}
form:has([value=other]:checked) .other{display:block}
form:has([value=other]:checked) .choose,form:not(:has([value=other]:checked)) .send{display:none}
label.l{display:block;font-size:13px;line-height:18px;color:var(--t2);margin:10px 0 4px}
.field{width:100%;height:44px;padding:0 12px;font:16px/22px Inter,system-ui,sans-serif;color:var(--t1);background:var(--field);border:1px solid var(--border);border-bottom-color:var(--strong);border-radius:3px}
textarea.field{height:88px;padding:10px 12px}
.times{display:grid;grid-template-columns:1fr 1fr;gap:0 12px}
.bad{color:var(--bad);font-size:13px;line-height:18px;margin:4px 0 0}
.alert{border:1px solid var(--badbd);background:var(--badbg);border-radius:5px;padding:10px 12px;margin-top:14px}
.done{border:1px solid var(--okbd);background:var(--okbg);border-radius:5px;padding:10px 12px;margin-top:14px}
.alert:empty{display:none}
summary{cursor:pointer;color:var(--link);width:max-content;margin:-31px -12px -13px auto;padding:13px 12px;list-style:none}
summary::-webkit-details-marker{display:none}
.act{position:sticky;bottom:0;background:var(--panel);padding:10px 0 12px;border-top:1px solid var(--border)}
button{width:100%;min-height:48px;padding:8px 16px;border:1px solid var(--accent);border-radius:5px;background:var(--accent);color:var(--on);font:520 15px/20px Inter,system-ui,sans-serif;cursor:pointer}
button[aria-busy=true]{cursor:progress}
.act p{text-align:center;margin:6px 0 0}
footer{padding:16px 0 20px;border-top:1px solid var(--edge)}
header .until{margin-left:auto;flex:none;font-weight:420}
header span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
header svg{flex:none}
main.wide{max-width:1032px;padding-bottom:0}
.seg{display:flex;flex-wrap:wrap;gap:1px;max-width:560px;background:var(--border);margin:14px 0 12px;border:1px solid var(--border);border-radius:3px;overflow:hidden}
.seg label{flex:1 0 auto;display:flex;white-space:nowrap;background:var(--panel);gap:5px;align-items:center;justify-content:center;min-height:44px;padding:0 8px;font-size:14px;color:var(--t2);cursor:pointer}
.seg input{position:absolute;opacity:0;pointer-events:none}
.seg em{font-style:normal;font-size:12.5px;color:var(--t3)}
.seg label:has(:checked){background:var(--chosen);color:var(--t1);font-weight:520}
.seg label:focus-within{outline:2px solid var(--focus);outline-offset:-2px}
.pics{display:none;grid-template-columns:repeat(auto-fill,minmax(min(170px,44%),1fr));gap:10px;margin-bottom:16px}
main:has([value=delivery]:checked) .g-delivery,main:has([value=pickup]:checked) .g-pickup,main:has([value=damages]:checked) .g-damages,main:has([value=others]:checked) .g-others{display:grid}
figure{margin:0}
figcaption{font-size:13px;line-height:20px;color:var(--t2)}
.im{display:block;position:relative;aspect-ratio:4/3;border-radius:3px;overflow:hidden;background:var(--sunken)}
.im img{display:block;width:100%;height:100%;object-fit:cover}
.im em{position:absolute;left:6px;bottom:6px;display:flex;gap:4px;align-items:center;padding:0 6px;border:1px solid var(--badbd);border-radius:3px;background:var(--badbg);color:var(--bad);font:520 12px/20px Inter,system-ui,sans-serif}
.im em .i{width:12px;height:12px;stroke-width:2}
.miss{display:none;gap:3px;aspect-ratio:4/3;margin:0;padding:0 12px;background:var(--sunken);flex-direction:column;align-items:center;justify-content:center;border:1px dashed var(--strong);border-radius:3px;color:var(--t3);font-size:12.5px;line-height:16px;text-align:center}
.miss button{width:auto;min-height:0;padding:6px;border:0;background:none;color:var(--link);font-size:12.5px}
.failed .im{display:none}
.failed .miss{display:flex}
.view{display:none;position:fixed;inset:0;z-index:2;flex-direction:column;background:#0d1013;color:#e9ebee}
.view:target{display:flex}
.view img{flex:1;min-height:0;width:100%;object-fit:contain}
.view p{display:flex;flex-wrap:wrap;gap:4px 18px;margin:0;padding:12px 16px;justify-content:center}
.view a{color:#6dbbec}
svg[hidden]{display:none}
.i{flex:none;width:14px;height:14px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.all{display:flex;gap:8px;align-items:center;justify-content:center;min-height:48px;max-width:420px;margin:0 auto;border:1px solid var(--border);border-bottom-color:var(--strong);border-radius:5px;color:var(--t1);font-weight:520;text-decoration:none}
@media print{.act{display:none}}
`;
