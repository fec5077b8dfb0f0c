import type { Person } from './person';
import { placesOrder, pressesButton } from './shop';
import { signsIn } from './signIn';
import { isPageLoaded } from './waiting';

/** A registered customer. */
export interface Customer {
  phone: string;
  password: string;
}

const EMAIL = 'books@example.com';

/** Signs in and is led to a page. */
export async function arrives(person: Person, { phone, password }: Customer, path: string): Promise<void> {
  await person.opens(`/login?redirect=${encodeURIComponent(path)}`);
  await signsIn(person, phone, password);
  await person.isAt(path);
}

/** Accepts the agreements that have changed since the registration. */
export async function acceptsChanges(person: Person): Promise<void> {
  await person.sees('Our agreements have changed');
  // What has changed moves the box down as it arrives.
  await person.page.waitForFunction(isPageLoaded);
  await person.ticks('I have read and accept the changed agreements.');
  await person.presses('Accept and continue', 'button');
  await person.seesNo('Our agreements have changed');
}

export async function confirmsIdentity(person: Person, { password }: Customer): Promise<void> {
  await person.fills('Password', password);
  await person.presses('Confirm and continue', 'button');
}

/** Presses the button of the open dialog whose name begins with a text; the page behind may have one of the same name. */
export async function confirms(person: Person, name: string): Promise<void> {
  const button = await person.page.waitForSelector(
    `::-p-xpath(//*[@role='dialog']//button[starts-with(normalize-space(.), '${name}')])`,
    { visible: true },
  );
  await button?.click();
}

/** Tops up on the page of the charges by one of the offered amounts. */
export async function topsUp(person: Person, amount: string): Promise<void> {
  await pressesButton(person, 'Top up');
  await person.chooses(amount);
  await pressesButton(person, `Top up ${amount}`);
  await person.sees(`${amount} added to your balance`);
}

/** Pays the order at the cashier from the balance. */
export async function paysFromBalance(person: Person): Promise<void> {
  await person.chooses('Account balance');
  await pressesButton(person, 'Pay');
  await person.sees('Your service is ready');
}

/** Buys a plan, pays it from the balance and returns the number of the order. */
export async function buys(person: Person, serviceId: string, choice: string): Promise<string> {
  await person.opens(`/serviceMarket/detail/tab1?serviceId=${serviceId}&${choice}`);
  await pressesButton(person, 'Buy now');
  await person.isAt('/serviceMarket/order');
  // What appears later moves the terms away from the click.
  await person.sees('I have read and accept these terms');
  await person.rests();
  const orderId = await placesOrder(person);
  await paysFromBalance(person);
  return orderId;
}

export async function opensService(person: Person, title: string): Promise<void> {
  await person.opens('/usercenter/service');
  await person.presses(title, 'link');
  await person.sees('Back to my services');
}

/** Requests one invoice for these orders, given by number. */
export async function requestsInvoice(
  person: Person,
  orderIds: readonly string[],
  sum: string,
): Promise<void> {
  await person.opens('/usercenter/invoice?kind=order');
  for (const orderId of orderIds) {
    const box = `::-p-xpath(//tr//input[@type='checkbox'][contains(@aria-label, '${orderId}')])`;
    await person.page.locator(box).click();
  }
  await pressesButton(person, `Request invoice · ${sum}`);
  await person.chooses('Individual');
  await person.fills('Name on the invoice', 'Lin Xiaoman');
  await person.fills('Email', EMAIL);
  await pressesButton(person, 'Send request');
  await person.isAt('/usercenter/invoice?tab=list');
  await person.sees('Being issued');
}
