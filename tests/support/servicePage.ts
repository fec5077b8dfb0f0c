import { screen } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { changeReply } from './network';
import { outline } from './outline';
import { openPage } from './renderApp';
import { signIn } from './signedIn';

/** The operator's service with keys and monthly units. */
export function serviceRecord(serviceId = 'face-liveness') {
  const found = db().instances.findLast(({ service }) => service.serviceId === serviceId);
  if (!found) throw new Error(`There is no ${serviceId}`);
  return found;
}

interface Opening {
  account?: string;
  serviceId?: string;
  /** The tab in the URL; without one, the page chooses. */
  tab?: string;
}

/** Opens the page of a service, with changes of what the server returns about it. */
export async function openService(
  change?: object,
  { account = 'admin', serviceId = 'face-liveness', tab }: Opening = {},
) {
  signIn(account);
  const { instanceId, service } = serviceRecord(serviceId);
  if (change) changeReply('/detail', (detail) => (change instanceof Function ? change(detail) : change));
  const app = await openPage(`/usercenter/service/${instanceId}${tab ? `?tab=${tab}` : ''}`, {
    title: service.title.en,
  });
  return { ...app, instanceId };
}

export const region = (name: string) => screen.getByRole('region', { name });

/** The part of the page of a service above its tabs: its head, and what its owner has to know. */
export function serviceHead(): string {
  const head = screen.getByRole('heading', { level: 1 }).closest('header');
  return [head, head?.nextElementSibling].map((part) => part && outline(part)).join('\n');
}
