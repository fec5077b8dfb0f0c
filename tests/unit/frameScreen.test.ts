/**
 * @jest-environment jsdom
 */
import { applyFrameState, isPlainFrame } from '../../config/shell/frameScreen';
import { markDirections, turnRightToLeft } from '../../config/shell/screenDirections';
import { keepConsolePages } from '../../src/browser/consolePages';
import { TOKEN_KEY } from '../../src/domain/account/tokenKey';

let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  sessionStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: isNarrow }) });
});

function parse(html: string): HTMLElement {
  const screen = document.createElement('div');
  screen.innerHTML = html;
  return screen;
}

describe('a frame in the document', () => {
  it('is shown to visitors on pages of the portal only', () => {
    expect(isPlainFrame('portal', '/home')).toBe(true);
    expect(isPlainFrame('usercenter', '/usercenter/order')).toBe(false);
    sessionStorage.setItem(TOKEN_KEY, 'any');
    expect(isPlainFrame('usercenter', '/usercenter/order')).toBe(true);
  });

  it('is shown in the console for the pages in the user’s menu, in a wide window', () => {
    sessionStorage.setItem(TOKEN_KEY, 'any');
    const isShown = (path: string) => isPlainFrame('console', path);
    expect(isShown('/admin')).toBe(false);
    keepConsolePages(['/welcome', '/admin']);
    expect(isShown('/admin/')).toBe(true);
    expect(isShown('/base/admin')).toBe(true);
    expect(isShown('/admin/sub-page')).toBe(false);
    isNarrow = true;
    expect(isShown('/admin')).toBe(false);
    isNarrow = false;
    keepConsolePages();
    expect(isShown('/admin')).toBe(false);
  });

  it('has the heading of the page, and marks its links', () => {
    const screen = parse(
      '<nav><a href="/list">A</a><a href="/list/b" aria-current="page">B</a></nav><h1 data-path="/list">List</h1><h1></h1>',
    );
    expect(applyFrameState(screen, '/list/')).toBe('List');
    expect(screen.querySelectorAll('h1')).toHaveLength(1);
    expect([...screen.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual([
      'A',
    ]);
  });

  it('has an outline on a page with a heading of its own', () => {
    const screen = parse('<h1 data-path="/list">List</h1><h1></h1>');
    expect(applyFrameState(screen, '/list/7')).toBe('');
    expect(screen.innerHTML).toBe('<h1 aria-hidden="true"></h1>');
  });

  it('has the console’s menu of this user, with the group of the page open', () => {
    const entry = (path: string) => `<li><a href="${path}">${path}</a></li>`;
    const group = (paths: string[]) =>
      `<li class="ant-menu-submenu-open"><div role="menuitem" aria-expanded="true"></div><ul role="menu">${paths.map(entry).join('')}</ul></li>`;
    const groups = [group(['/a/1', '/a/2']), group(['/b/1', '/b/2']), group(['/c/1'])];
    const screen = parse(`<nav><ul role="menu">${groups.join('')}</ul></nav><h1></h1>`);
    keepConsolePages(['/a/1', '/b/2']);
    applyFrameState(screen, '/b/2');
    expect(screen.querySelector('nav > ul')?.innerHTML).toBe(
      [
        '<li class=""><div role="menuitem" aria-expanded="false"></div></li>',
        '<li class="ant-menu-submenu-open ant-menu-submenu-selected"><div role="menuitem" aria-expanded="true"></div>',
        '<ul role="menu"><li class="ant-menu-item-selected"><a href="/b/2">/b/2</a></li></ul></li>',
      ].join(''),
    );
  });

  it('names the shortcuts of the console as an Apple keyboard does', () => {
    const platform = jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const screen = parse(
      '<nav><ul role="menu"></ul></nav><h1></h1><button title="Search (Ctrl K)"></button>',
    );
    applyFrameState(screen, '/welcome');
    expect(screen.querySelector('button')?.title).toBe('Search (⌘K)');
    platform.mockRestore();
  });
});

describe('a screen for both directions', () => {
  const toFragment = (html: string) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.content;
  };

  it('differs in classes, style and direction', () => {
    const ltr = toFragment('<p class="a" style="left: 0px;" dir="ltr"><i class="b">x</i></p>');
    markDirections(ltr, toFragment('<p class="a c d" style="right: 0px;" dir="rtl"><i class="b">x</i></p>'));
    const screen = document.createElement('div');
    screen.append(ltr);
    turnRightToLeft(screen);
    const { className, style, dir } = screen.querySelector('p') as HTMLElement;
    expect([className, style.right, style.left, dir]).toEqual(['a c d', '0px', '', 'rtl']);
    expect(screen.querySelector('i')?.outerHTML).toBe('<i class="b">x</i>');
  });

  it.each([
    ['another element', '<b class="a"></b>'],
    ['another attribute', '<p class="a" title="x"></p>'],
    ['fewer classes', '<p></p>'],
    ['no such element', ''],
  ])('is refused with %s', (_, rtl) => {
    expect(() => markDirections(toFragment('<p class="a"></p>'), toFragment(rtl))).toThrow('both directions');
  });
});
