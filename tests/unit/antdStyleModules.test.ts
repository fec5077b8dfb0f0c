import { readStyleModules, staticModule } from '../../config/antdStyles/modules';
import type { StaticStyles } from '../../config/antdStyles/sheets';

const modules = readStyleModules();

/** The module that replaces one of antd's when the styles of these parts have been generated. */
function replacementOf(name: string, ...parts: string[]) {
  const styles = { rules: new Map(parts.map((part) => [part, ''])), variables: new Map([['Input', '']]) };
  return staticModule(name, modules.get(name) ?? [], styles as unknown as StaticStyles).split('\n');
}

const HOOK = "() => ['', useThemeClass()];";

describe('the style modules of antd', () => {
  it('export hooks that return the class of the theme, and load the sheets of their parts', () => {
    expect(replacementOf('input/style', 'Input-Shared', 'Input-Component')).toEqual([
      "import './base.css';",
      "import './Input.css';",
      "import './Input-Shared.css';",
      "import './Input-Component.css';",
      expect.stringContaining('import { useThemeClass }'),
      `export const useSharedStyle = ${HOOK}`,
      `export default ${HOOK}`,
    ]);
  });

  it.each([
    ['a hook inside another function', 'menu/style', 'Menu-Menu', `export default ${HOOK}`],
    ['a component', 'modal/style/confirm', 'Modal-confirm', 'export default () => null;'],
    ['a class name', '_util/wave/style', 'Wave-Wave', "export default () => '';"],
    [
      'a constant',
      'progress/style',
      'Progress-Progress',
      'export const LineStrokeColorVar = "--progress-line-stroke-color";',
    ],
  ])('may export %s', (_, name, part, line) => {
    expect(replacementOf(name, part)).toContain(line);
  });

  it('fail the build without a sample of each part', () => {
    expect(() => replacementOf('input/style', 'Input-Component')).toThrow(
      'No sample in config/antdStyles/samples.ts uses Input-Shared (input/style)',
    );
  });
});
