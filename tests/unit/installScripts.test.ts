import { read } from '../support/sources';

it('no package runs a script when it is installed, neither here nor in the container', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(packages)
    // The first is the portal itself.
    .filter(([path, { hasInstallScript }]) => path !== '' && hasInstallScript)
    .map(([path]) => path.replace(/.*node_modules\//, ''));
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  expect(withScript.filter((name) => allowScripts[name] !== false)).toEqual([]);
  expect(Object.keys(allowScripts).filter((name) => !withScript.includes(name))).toEqual([]);
  const installs = read('config/deploy/Dockerfile').match(/npm (ci|i|install)\b.*/g);
  expect(installs).toEqual(['npm ci --ignore-scripts']);
});
