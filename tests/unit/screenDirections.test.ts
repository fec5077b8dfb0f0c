/**
 * @jest-environment jsdom
 */
import { markDirections, turnRightToLeft } from '../../config/shell/screenDirections';

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
