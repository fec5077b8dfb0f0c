import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyForDevServer } from './devServer';
import type { Person } from './person';
import { ROOT } from './sourceCopy.cjs';

/** A copy of the sources into which somebody has pasted pages of Ant Design Pro, with their mocks. */
export function copyWithProPages(): ReturnType<typeof copyForDevServer> {
  const copy = copyForDevServer();
  cpSync(join(ROOT, 'tests/pro/pages'), join(copy.folder, 'src/pages'), { recursive: true });
  cpSync(join(ROOT, 'tests/pro/mock'), join(copy.folder, 'mock'), { recursive: true });
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

/** The calls since the last look, as `POST /api/devices`. */
function takeCalls(person: Person): string[] {
  return person.calls.splice(0).map(({ method, url }) => `${method} ${new URL(url).pathname}`);
}

/** Does something, waits for its outcome and expects exactly these calls. */
async function expectCalls(person: Person, action: () => Promise<unknown>, calls: string[]): Promise<void> {
  takeCalls(person);
  await action();
  await person.rests();
  expect(takeCalls(person)).toEqual(calls);
}

const LIST = 'GET /api/devices';
const WRITE = 'POST /api/devices';

/** Walks over the list page: search, sort, create, refusal, steps, details and delete, with one call for each action. */
export async function walksDevices(person: Person): Promise<void> {
  const { page } = person;
  const openDevices = async () => {
    await person.opens('/pro/table-list');
    await person.sees('Device 0');
  };
  await openDevices();
  await person.sees('Devices');
  await person.rests();
  await expectCalls(person, async () => {
    await page.locator('.ant-table-column-sorters').click();
    await page.waitForFunction(() => document.querySelector('[aria-sort=ascending]'));
  }, [LIST]);
  await expectCalls(person, async () => {
    await person.fills('Device name', 'Device 44');
    await person.hits('Enter');
    await person.seesNo('Device 3');
  }, [LIST]);

  await person.presses('New');
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
  await person.opens('/pro/form/basic-form');
  await person.fills('Title', 'Quieter pumps');
  await person.fills('Goal', 'Less noise by spring.');
  await expectCalls(person, async () => {
    await page.locator('form .ant-btn-primary').click();
    await person.sees('Goal submitted');
  }, ['POST /api/basicForm']);

  await person.opens('/pro/form/step-form');
  await page.locator('.ant-steps + * .ant-btn-primary, form ~ * .ant-btn-primary').click();
  await person.sees('The money leaves at once.');

  await person.opens('/pro/form/advanced-form');
  await page.locator('.ant-pro-footer-bar .ant-btn-primary').click();
  await person.sees('1 to correct');
  await person.fills('Warehouse name', 'North hall');
  await expectCalls(person, async () => {
    await page.locator('.ant-pro-footer-bar .ant-btn-primary').click();
    await person.sees('Warehouse saved');
  }, ['POST /api/advancedForm']);

  await person.opens('/pro/basic-list');
  await person.sees('Task 0');
  await person.presses('Add task');
  const title = await page.waitForSelector('[role=dialog] #title');
  await title?.type('Oil the pump');
  await expectCalls(person, async () => {
    await page.locator('[role=dialog] .ant-btn-primary').click();
    await person.sees('Oil the pump');
  }, ['POST /api/post_fake_list']);

  await person.opens('/pro/profile/basic');
  await person.sees('Return of goods');
  await person.sees('Collected');
  await person.sees('¥9.00');

  await person.opens('/pro/account');
  await person.sees('The language is en-US.');
  await person.presses('Rules', 'link');
  await person.isAt('/list/table-list');
}
