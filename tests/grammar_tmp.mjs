import puppeteer from 'puppeteer-core';
import fs from 'node:fs';
import pathModule from './support/browserPath.cjs';
const [,, origin, out, filter]=process.argv;
const src=fs.readFileSync('/tmp/grammar.js','utf8');
const browser=await puppeteer.launch({executablePath:await pathModule.findBrowser(),args:['--no-sandbox']});
const page=await browser.newPage(); await page.setViewport({width:1440,height:900});
await page.evaluateOnNewDocument(()=>localStorage.setItem('umi_locale','en-US'));
await page.emulateMediaFeatures([{name:'prefers-reduced-motion',value:'reduce'}]);
await page.goto(origin+'/login',{waitUntil:'networkidle0'});
await page.evaluate(async()=>{const r=await fetch('/api/v1/user/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({userPhone:'admin',loginType:1,password:'Market#2026'})});const b=await r.json();sessionStorage.setItem('token',b.result.token)});
const paths=JSON.parse(fs.readFileSync('/tmp/paths.json','utf8')).filter(p=>!filter||p.includes(filter));
const res={};
for(const p of paths){await page.goto(origin+p,{waitUntil:'networkidle0'}).catch(()=>{});await new Promise(r=>setTimeout(r,300));
 res[p]=await page.evaluate(`(${src})(${JSON.stringify({controlHeights:[32,40],radii:[0,2,4,6,8]})})`).catch(e=>[String(e)]);}
fs.writeFileSync(out,JSON.stringify(res,null,1));await browser.close();
for(const[p,l]of Object.entries(res)){console.log('## '+p);for(const x of l)console.log('  '+x)}
