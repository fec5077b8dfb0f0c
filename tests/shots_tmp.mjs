import puppeteer from 'puppeteer-core';
import fs from 'node:fs';
import pathModule from './support/browserPath.cjs';
// node shots origin outDir user variants paths...   variant: width[d][z|r]
const [,, origin, out, user, variants, ...paths]=process.argv;
fs.mkdirSync(out,{recursive:true});
const browser=await puppeteer.launch({executablePath:await pathModule.findBrowser(),args:['--no-sandbox']});
for(const v of variants.split(',')){
 const width=parseInt(v); const dark=v.includes('d'); const lang=v.includes('z')?'zh-CN':v.includes('r')?'ar':'en-US';
 const ctx=await browser.createBrowserContext(); const page=await ctx.newPage();
 page.on('pageerror',e=>console.log('PAGEERROR',v,page.url(),e.message)); page.on('console',m=>{if(m.type()==='error')console.log('CONSOLE',v,page.url(),m.text().slice(0,200))});
 await page.setViewport({width,height:width<600?844:900,isMobile:width<600,hasTouch:width<600});
 await page.evaluateOnNewDocument(l=>localStorage.setItem('umi_locale',l),lang);
 await page.emulateMediaFeatures([{name:'prefers-reduced-motion',value:'reduce'},{name:'prefers-color-scheme',value:dark?'dark':'light'}]);
 await page.goto(origin+'/login',{waitUntil:'networkidle0'});
 if(user!=='-')await page.evaluate(async u=>{const r=await fetch('/api/v1/user/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({userPhone:u,loginType:1,password:'Market#2026'})});const b=await r.json();sessionStorage.setItem('token',b.result.token)},user);
 for(const p of paths){
  await page.goto(origin+p,{waitUntil:'networkidle0'}).catch(e=>console.log('GOTO',p,e.message)); await new Promise(r=>setTimeout(r,250));
  const info=await page.evaluate(()=>({h:document.documentElement.scrollHeight,w:document.documentElement.scrollWidth,c:document.querySelectorAll('main button, main a, main input, main select').length}));
  if(info.w>width)console.log('OVERFLOW',v,p,info.w);
  await page.screenshot({path:`${out}/${v}${p.replace(/[\/?=&#]/g,'_')}.png`,fullPage:true});
  if(v==='1440'||v==='390')console.log(v,p,info.h,info.c);
 }
 await ctx.close();
}
await browser.close();
