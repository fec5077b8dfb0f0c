import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { violations } from '../support/accessibility';
import {
  BACK,
  CERTIFICATION,
  choosesFile,
  FRONT,
  fillsIdentity,
  inTemporaryFolder,
  submits,
} from '../support/applicant';
import { PDF } from '../support/certification';
import { confirms } from '../support/customerJourney';
import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import { Person } from '../support/person';
import { opensAs } from '../support/signIn';
import { findControl } from '../support/waiting';

const PASSWORD = 'Market#2026';

/** Opens the page of the operator's service with access keys, through the list. */
async function opensService(person: Person): Promise<string> {
  await opensAs(person, 'admin', '/usercenter/service');
  await person.presses('Face Liveness Detection', 'link');
  await person.sees('Daily average');
  return new URL(person.page.url()).pathname;
}

async function provesIdentity(person: Person): Promise<void> {
  await person.sees('Confirm it’s you');
  await person.fills('Password', PASSWORD);
  await person.presses('Confirm and continue', 'button');
}

/** Types into the first field of the dialog that opens, which has the focus. */
async function types(person: Person, text: string): Promise<void> {
  await person.page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input'));
  await person.page.keyboard.sendCharacter(text);
}

/** Verifies the identity of a person whose offer demands it. */
const isVerified = (person: Person) =>
  inTemporaryFolder(async (folder) => {
    await fillsIdentity(person);
    const scan = join(folder, 'scan.pdf');
    writeFileSync(scan, PDF);
    for (const side of [FRONT, BACK]) {
      await choosesFile(person, side, scan);
      await findControl(person.page, `Open in a new tab: ${side}`);
    }
    await person.presses('Next', 'button');
    await submits(person);
    await person.isAt(`${CERTIFICATION}/myContext`);
    await movesServerClock(60);
    await person.sees('Your identity is verified');
  });

journey(
  'a service is managed on a phone and handed over to another account',
  { language: 'en-US', width: 360 },
  async (person) => {
    const path = await opensService(person);
    expect(await violations(person)).toEqual([]);

    await person.presses('Access', 'tab');
    expect(await violations(person)).toEqual([]);
    await person.presses('Create key', 'button');
    await types(person, 'billing');
    await confirms(person, 'Create key');
    await provesIdentity(person);
    await person.sees('Store your secret');
    await confirms(person, 'I’ve stored it');
    await person.seesNo('Store your secret');
    await person.presses('Rotate: billing', 'button');
    await person.sees('The old one works for another 24 hours');
    await confirms(person, 'Rotate key');
    await person.sees('Store your secret');
    await confirms(person, 'I’ve stored it');
    await person.sees('The old secret works until');

    await person.presses('Usage', 'tab');
    await person.fills('Threshold (%)', '5');
    await person.presses('Save alert', 'button');
    await person.sees('Usage has reached your threshold of 5%.');

    await person.presses('Members', 'tab');
    expect(await violations(person)).toEqual([]);
    await person.presses('Billing', 'tab');
    await person.sees('View all');
    expect(await violations(person)).toEqual([]);
    await person.presses('Settings', 'tab');
    await person.presses('End service', 'button');
    await confirms(person, 'End on ');
    await person.sees('and isn’t renewed');
    await person.reloads();
    await person.presses('Take back', 'button');
    await person.seesNo('and isn’t renewed');

    await person.presses('Hand over', 'button');
    await types(person, '139 0013 9000');
    // The proof of identity is still valid.
    await confirms(person, 'Send offer');
    await person.sees('Offered to 139****9000');
    expect(await violations(person)).toEqual([]);

    const receiver = await Person.arrives({ language: 'en-US', width: 360 });
    await opensAs(receiver, 'user', '/usercenter/service');
    await receiver.sees('138****8000 wants to hand this service over to you');
    expect(await violations(receiver)).toEqual([]);
    await receiver.presses('Verify your identity to accept', 'link');
    await isVerified(receiver);
    await receiver.opens('/usercenter/service');
    await receiver.presses('Accept: Face Liveness Detection', 'button');
    await receiver.sees('The service is yours');
    await receiver.opens(`${path}?tab=billing`);
    await receiver.sees('You have no orders for this service.');
    expect(await violations(receiver)).toEqual([]);
    expect(receiver.complaints).toEqual([]);
    await receiver.leaves();

    await person.page.bringToFront();
    await person.reloads();
    await person.sees('Service not found');
  },
);
