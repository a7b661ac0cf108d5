/**
 * What a page does beyond HTML: a button pressed twice sends once, and without a connection, or a server that can
 * answer, nothing that was typed is lost. Without scripts the form is sent as forms are.
 */
export const pageScript = `
addEventListener('error',e=>{const f=e.target.closest&&e.target.closest('figure');f&&f.classList.add('failed')},true);
addEventListener('click',e=>{const b=e.target.closest&&e.target.closest('[data-again]');if(!b)return;const f=b.closest('figure'),i=f.querySelector('img');f.classList.remove('failed');i.src=i.src});
addEventListener('submit',async e=>{
const f=e.target,b=e.submitter;e.preventDefault();
if(f.dataset.sending)return;
f.dataset.sending='1';b&&b.setAttribute('aria-busy','true');
const d=new URLSearchParams(new FormData(f));if(b&&b.name)d.set(b.name,b.value);
try{
const r=await fetch(f.action,{method:'POST',body:d});
if(r.status>=500||[400,413].includes(r.status))throw r;
const p=new DOMParser().parseFromString(await r.text(),'text/html');
document.title=p.title;document.body.replaceWith(document.adoptNode(p.body));scrollTo(0,0);
const h=document.querySelector('[data-first]');h&&h.focus();
}catch{
const a=document.querySelector('[role=alert]');a.textContent=f.dataset.offline;a.scrollIntoView({block:'center'});
delete f.dataset.sending;b&&b.removeAttribute('aria-busy');
}});
`;
