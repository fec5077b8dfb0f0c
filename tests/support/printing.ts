import type { Person } from './person';

/** The sizes of the pages of a PDF in millimetres, such as `210 × 297`. */
function pageSizes(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  const count = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  const toMillimetres = (points = '') => Math.round((Number(points) / 72) * 25.4);
  const sizes = [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => `${toMillimetres(width)} × ${toMillimetres(height)}`,
  );
  if (sizes.length !== count) throw new Error(`The PDF has ${count} pages and ${sizes.length} sizes`);
  return sizes;
}

/** Prints a page with a document to keep: on one page of A4, black on white, without anything around the document. */
export async function printsOnePage({ page }: Person): Promise<void> {
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(['210 × 297']);
  await page.emulateMediaType('print');
  const printed = await page.evaluate(() => {
    const article = document.querySelector('article');
    const { color } = getComputedStyle(article ?? document.body);
    return { color, isAlone: article?.innerText.trim() === document.body.innerText.trim() };
  });
  expect(printed).toEqual({ color: 'rgb(0, 0, 0)', isAlone: true });
  await page.emulateMediaType();
}
