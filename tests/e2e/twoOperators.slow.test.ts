import { journey } from '../support/e2eJourney';
import { Person } from '../support/person';
import { ROW, RULES, readsKeys, row } from '../support/ruleRows';
import { losesSessionAt, opensAs } from '../support/signIn';
import { until } from '../support/waiting';

const TASKS = '/list/basic-list';
const TASK = 'Review the listing of Live Transcription';
const SAVE = '[role=dialog] button[type=submit]';

/** Grants somebody who has a session in this window pages of the console. The portal's own administrator decides. */
async function grants(customer: Person, admin: Person, paths: readonly string[]): Promise<void> {
  const send = (person: Person, path: string, body: object) =>
    person.page.evaluate(
      async (url, sent) => {
        const headers = {
          'content-type': 'application/json',
          'x-authorization': sessionStorage.getItem('token') ?? '',
        };
        const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sent) });
        const { result }: { result: { requestId: string } | null } = await reply.json();
        return result?.requestId;
      },
      `/api/v1/console/access/request${path}`,
      body,
    );
  for (const path of paths) {
    const requestId = await send(customer, '', { path, reason: 'I look after rules, too' });
    await send(admin, `/${requestId}/decide`, { event: 'grant' });
  }
}

/** Deletes the first rule by its row's key, and returns its id. */
async function deletesFirst(person: Person): Promise<string> {
  const { page } = person;
  await person.opens(RULES);
  await page.waitForSelector(ROW);
  const [key = ''] = await readsKeys(person);
  await page.keyboard.press('g');
  await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, ROW);
  await page.keyboard.press('Delete');
  return key;
}

async function undoesOwn(person: Person): Promise<void> {
  await person.page.locator('[aria-label="Recent actions"]').click();
  await person.page.locator('[role=dialog] button[aria-label^="Undo:"]').click();
  await person.sees('Undone');
}

journey(
  'two operators edit the same rule and task, one loses the session, one reloads during a deletion, both undo',
  { language: 'en-US' },
  async (shen) => {
    const lin = await Person.arrives({ language: 'en-US' });
    await opensAs(shen, 'admin', '/favicon.svg');
    await opensAs(lin, 'user', '/favicon.svg');
    await grants(lin, shen, [RULES, TASKS]);

    // Both edit a rule: the same field and each another one.
    await shen.opens(RULES);
    await shen.page.waitForSelector(ROW);
    const [key = ''] = await readsKeys(shen);
    for (const person of [shen, lin]) {
      await person.opens(RULES);
      await person.page.locator(`${row(key)} button[aria-label^="Edit "]`).click();
    }
    await shen.fills('Name', 'Named by Shen');
    await shen.fills('Description', 'Described by Shen');
    await shen.presses('Save', 'button');
    await shen.sees('Named by Shen');
    await lin.fills('Description', 'Described by Lin');
    await lin.presses('Save', 'button');
    await lin.sees('Shen Zhiyuan changed this rule');
    await lin.sees('Other changes, which are kept: Name.');
    await lin.chooses('Description, Mine');
    await lin.page.locator('.ant-modal-footer .ant-btn-primary').click();
    await lin.seesNo('Both sides changed the following');
    await lin.sees('Named by Shen');
    await lin.page.locator(`${row(key)} [data-column=limit]`).click();
    await lin.sees('Described by Lin');

    // Both edit a task: each another field.
    for (const person of [shen, lin]) {
      await person.opens(TASKS);
      await person.presses(`Edit “${TASK}”`, 'button');
    }
    await shen.fills('Progress (%)', '77', 'spinbutton');
    await shen.page.locator(SAVE).click();
    await shen.sees('77%');
    await lin.fills('Description (optional)', 'Described by Lin, too');
    await lin.page.locator(SAVE).click();
    await lin.sees('Shen Zhiyuan also changed Progress (%). Both changes are saved.');
    await lin.sees('77%');

    // Lin loses the session before a change is saved.
    await lin.presses(`Edit “${TASK}”`, 'button');
    await lin.fills('Description (optional)', 'Not saved yet');
    await losesSessionAt(lin, 'Save', 'user');
    await lin.presses(`Edit “${TASK}”`, 'button');
    await lin.presses('Restore', 'button');
    expect(await lin.reads('Description (optional)')).toBe('Not saved yet');
    await lin.page.locator(SAVE).click();
    await lin.sees('Not saved yet');

    // Shen reloads before the reply to a deletion, Lin deletes another rule, and each undoes the own one.
    const ofShen = await deletesFirst(shen);
    await until('the deletion is sent', () => shen.calls.some(({ method }) => method === 'DELETE'));
    await shen.reloads();
    await shen.page.waitForSelector(row(ofShen), { hidden: true });
    const ofLin = await deletesFirst(lin);
    await lin.page.waitForSelector(row(ofLin), { hidden: true });
    await undoesOwn(shen);
    await undoesOwn(lin);
    await shen.opens(RULES);
    for (const rule of [ofShen, ofLin]) await shen.page.waitForSelector(row(rule));

    expect(lin.complaints).toEqual([]);
    await lin.leaves();
  },
);
