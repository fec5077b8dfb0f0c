import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import withoutStyles from '../../config/antdStyles/withoutStyles.cjs';

const antd = join(dirname(require.resolve('antd/package.json')), 'es');
const replaced = (path: string): string => withoutStyles(readFileSync(join(antd, path), 'utf8'));

const HOOK = "() => ['', useThemeClass()];";

describe('the style modules of antd', () => {
  it('import the class of the theme', () => {
    expect(replaced('input/style/index.js')).toMatch(
      /^import \{ useThemeClass \} from ".*overrides[\\/]+antd[\\/]+useToken\.ts";\n/,
    );
  });

  it.each([
    ['a hook', 'input/style/index.js', `export const useSharedStyle = ${HOOK}`],
    ['a hook by default', 'input/style/index.js', `export default ${HOOK}`],
    ['a hook inside another function', 'menu/style/index.js', `const useStyle = ${HOOK}`],
    ['a component', 'modal/style/confirm.js', 'export default () => null;'],
    ['a class name', '_util/wave/style.js', "export default () => '';"],
    ['an animation', 'badge/style/index.js', 'const antStatusProcessing = {};'],
  ])('export %s that generates nothing', (_, path, line) => {
    expect(replaced(path)).toContain(line);
    expect(replaced(path)).not.toMatch(/(gen\w+Hooks?|genSubStyleComponent|Keyframes)\(/);
  });

  it('keep their constants', () => {
    expect(replaced('progress/style/index.js')).toContain('export const LineStrokeColorVar = ');
  });
});
