import { transformSync } from 'esbuild';
import { JSDOM } from 'jsdom';
import { screenStyles } from '../../config/shell/screenStyles';

const minify = (css: string) => transformSync(css, { loader: 'css', minify: true }).code.trim();

const parse = (html: string) => new JSDOM(html).window.document.body;

describe('the styles of a first screen', () => {
  const MARKUP = '<main class="card"><input class="field" type="text"><a href="/home">Home</a></main>';
  const screen = parse(`<div id="root" data-screen>${MARKUP}</div>`).ownerDocument;
  const extract = (...sheets: string[]) =>
    minify(screenStyles(sheets, MARKUP, (selector) => screen.querySelector(selector) !== null));

  it('are the rules of its elements, in the order of the sheets and stronger than them', () => {
    expect(extract('.card{color:red}.other{color:red}', 'main, nav{top:0}')).toBe(
      '#root[data-screen] .card{color:red}#root[data-screen] main{top:0}',
    );
  });

  it('include the states that a user can cause before the code is there, but no hover', () => {
    const kept = [
      '.field:focus-visible',
      '.field::placeholder',
      '.card:not(:disabled)>.field',
      '.card:focus-within',
      '.card:lang(en)',
      '.card>:last-child',
    ];
    for (const selector of kept)
      expect(extract(`${selector}{top:0}`)).toBe(`#root[data-screen] ${selector}{top:0}`);
    expect(extract('.card:hover{top:0}a:active{top:0}')).toBe('');
  });

  it('apply to the elements around the screen without its identifier', () => {
    expect(
      extract('html{top:0}body{top:1px}body .card{top:2px}html[dir=ltr] .card{top:3px}.card html{top:4px}'),
    ).toBe('html{top:0}body{top:1px}body #root[data-screen] .card{top:2px}');
  });

  it('declare no variable that they do not use, directly or through another one', () => {
    expect(extract('html{--a:var(--b);--b:1px;--c:2px}.card{top:var(--a)}')).toBe(
      'html{--a:var(--b);--b:1px}#root[data-screen] .card{top:var(--a)}',
    );
  });

  it('declare no animation that they do not use, and nothing for print', () => {
    const frames = '@keyframes turn{to{top:0}}';
    expect(extract(`${frames}.card{animation:turn 1s}`)).toBe(
      `${frames}#root[data-screen] .card{animation:turn 1s}`,
    );
    expect(extract(frames)).toBe('');
    expect(extract('@media print{.card{top:0}}@media (min-width:1px){.other{top:0}}')).toBe('');
    expect(extract('@media (min-width:1px){.card{top:0}}')).toBe(
      '@media(min-width:1px){#root[data-screen] .card{top:0}}',
    );
  });
});
