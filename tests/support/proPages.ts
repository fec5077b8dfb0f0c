import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyForDevServer, editCopy } from './devServer';
import type { Person } from './person';
import { ROOT } from './sourceCopy.cjs';
import { until } from './waiting';

/** The pages that get a line in the site map; the page of hooks has none. */
const LISTED = [
  'basic-list',
  'form/advanced-form',
  'form/basic-form',
  'form/step-form',
  'profile/basic',
  'table-list',
];
const SITE_MAP = 'export const siteRoutes: SiteRoute[] = [';

/** A copy of the sources into which somebody has pasted pages of Ant Design Pro, with their mocks and lines in the site map. */
export function copyWithProPages(): ReturnType<typeof copyForDevServer> {
  const copy = copyForDevServer();
  cpSync(join(ROOT, 'tests/pro/pages'), join(copy.folder, 'src/pages'), { recursive: true });
  cpSync(join(ROOT, 'tests/pro/mock'), join(copy.folder, 'mock'), { recursive: true });
  const lines = LISTED.map(
    (page) => `{ path: '/pro/${page}', titleId: 'title.console.tableList', frame: 'console' },`,
  );
  editCopy(copy.folder, {
    file: 'config/routes.ts',
    find: SITE_MAP,
    replace: [SITE_MAP, ...lines].join('\n'),
  });
  return copy;
}

/** Builds a copy. Throws what the build printed when it fails. */
export function buildCopy(folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@umijs/max/bin/max.js', 'build'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: '' } },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}

/** The calls of the pasted pages, as `POST /api/devices`. */
const callsOf = (person: Person): string[] =>
  person.calls.flatMap(({ method, url }) => (url.startsWith('/api/') ? `${method} ${url}` : []));

/** Opens a page, which has no heading of its own, and waits for a text of it. */
async function opens(person: Person, path: string, text: string): Promise<void> {
  await person.opensWithoutWaiting(path);
  await person.sees(text);
}

/** Types into a field; the names of some have the colon or the asterisk of their label. */
async function types({ page }: Person, field: string, text: string): Promise<void> {
  const element = await page.waitForSelector(field);
  await element?.type(text);
}

/** Does something, waits for its outcome and expects exactly these calls. */
async function expectCalls(person: Person, action: () => Promise<unknown>, calls: string[]): Promise<void> {
  person.calls.splice(0);
  await action();
  // A table sends its call after the step that asks for it.
  await until(`${calls}`, () => callsOf(person).length >= calls.length);
  await person.rests();
  expect(callsOf(person)).toEqual(calls);
}

const LIST = 'GET /api/devices';
const WRITE = 'POST /api/devices';

/** Walks over the list page: search, sort, create, refusal, steps, details and delete, with one call for each action. */
export async function walksDevices(person: Person): Promise<void> {
  const { page } = person;
  await opens(person, '/pro/table-list', 'Device 0');
  await person.sees('Devices');
  // A page container without a title has that of the site map.
  await page.waitForSelector('.ant-page-header-heading-title ::-p-text(Rules)');
  await page.waitForSelector('nav[aria-label="You are here"] [aria-current=page]');
  // "Optional" belongs to the console's own forms.
  await person.seesNo('(optional)');
  await person.rests();
  await expectCalls(person, async () => {
    await page.locator('.ant-table-column-sorters').click();
    await page.waitForFunction(() => document.querySelector('[aria-sort=ascending]'));
  }, [LIST]);
  await expectCalls(person, async () => {
    await types(person, '#name', 'Device 44');
    await person.hits('Enter');
    await person.seesNo('Device 3');
  }, [LIST]);

  await person.presses('plus New');
  await person.sees('New device');
  await page.locator('[role=dialog] .ant-btn-primary').click();
  await person.sees('Name the device');
  const name = await page.waitForSelector('[role=dialog] #name');
  await name?.type('refused');
  await expectCalls(person, async () => {
    await page.locator('[role=dialog] .ant-btn-primary').click();
    await person.seesPopups(1);
  }, [WRITE]);
  await person.sees('The hall is full');
  await name?.click({ count: 3 });
  await name?.type('Device 44b');
  await expectCalls(person, async () => {
    await page.locator('[role=dialog] .ant-btn-primary').click();
    await person.sees('Device added');
    await person.sees('Device 44b');
  }, [WRITE, LIST]);

  await person.presses('Device 44b');
  await page.waitForSelector('.ant-drawer .ant-descriptions');
  await person.hits('Escape');
  await page.waitForSelector('.ant-drawer .ant-descriptions', { hidden: true });

  await person.presses('Configure');
  await person.sees('Configure device');
  for (const step of ['Watched part', 'Starts at']) {
    await page.locator('.ant-modal-footer .ant-btn-primary').click();
    await person.sees(step);
  }
  await expectCalls(person, async () => {
    await page.locator('.ant-modal-footer .ant-btn-primary').click();
    await person.sees('Device configured');
    await person.seesNo('Configure device');
  }, [WRITE, LIST]);

  await page.locator('tbody .ant-checkbox-input').click();
  await person.sees('Chosen 1');
  await expectCalls(person, async () => {
    await person.presses('Delete chosen');
    await person.sees('Devices deleted');
    await person.seesNo('Chosen 1');
  }, [WRITE, LIST]);
}

/** Walks over the forms, the list of tasks, the profile and the page of hooks. */
export async function walksOtherPages(person: Person): Promise<void> {
  const { page } = person;
  await opens(person, '/pro/form/basic-form', 'Title');
  await person.fills('Title', 'Quieter pumps');
  await person.fills('Goal', 'Less noise by spring.');
  await expectCalls(person, async () => {
    await page.locator('form .ant-btn-primary').click();
    await person.sees('Goal submitted');
  }, ['POST /api/basicForm']);

  await opens(person, '/pro/form/step-form', 'Next');
  await person.presses('Next');
  await person.sees('The money leaves at once.');

  await opens(person, '/pro/form/advanced-form', 'Warehouse name');
  await page.locator('.ant-pro-footer-bar .ant-btn-primary').click();
  await person.sees('1 to correct');
  await types(person, '#name', 'North hall');
  await expectCalls(person, async () => {
    await page.locator('.ant-pro-footer-bar .ant-btn-primary').click();
    await person.sees('Warehouse saved');
  }, ['POST /api/advancedForm']);

  await opens(person, '/pro/basic-list', 'Task 0');
  await person.presses('plus Add task');
  const title = await page.waitForSelector('[role=dialog] #title');
  await title?.type('Oil the pump');
  await expectCalls(person, async () => {
    await page.locator('[role=dialog] .ant-btn-primary').click();
    await person.sees('Oil the pump');
  }, ['POST /api/post_fake_list']);

  await opens(person, '/pro/profile/basic', 'Return of goods');
  await person.sees('Collected');
  await person.sees('9.00');

  await opens(person, '/pro/account', 'The language is en-US.');
  await person.presses('Rules', 'link');
  await person.isAt('/list/table-list');
}
