import { codeFile } from './codeFiles';
import type { Person } from './person';
import { signsIn } from './signIn';

/** Walks through the portal as some web server serves it at an address: its code, documents, API, pictures and 404 page. */
export async function walksThroughPortal(person: Person, address: string): Promise<void> {
  const { pathname: base } = new URL(address);
  const failed: string[] = [];
  const loaded: string[] = [];
  person.page.on('response', (reply) => {
    const { pathname } = new URL(reply.url());
    if (reply.status() >= 400) failed.push(`${reply.status()} ${pathname}`);
    loaded.push(pathname);
  });
  await person.opens(`${address}login?redirect=%2Fdashboard%2Fanalysis`);
  // Only the code of this page is loaded.
  const page404 = await codeFile('src__pages__404.js');
  expect(loaded.filter((path) => path.endsWith(page404))).toEqual([]);
  await signsIn(person, 'admin');
  await person.isAt(`${base}dashboard/analysis`);
  await person.page.waitForSelector('svg[data-chart=column]');
  await person.opens(`${address}serviceMarket/detail/tab1?serviceId=live-transcription`);
  await person.page.waitForSelector('[aria-pressed] img');
  await person.page.waitForFunction(
    () => (document.querySelector('[aria-pressed] img') as HTMLImageElement | null)?.naturalWidth,
  );
  expect(failed).toEqual([]);
  await person.opens(`${address}no/such/page`);
  await person.sees('This page doesn’t exist');
  expect(failed).toEqual([`404 ${base}no/such/page`]);
}
