import { screen } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { changeReply } from './network';
import { openPage } from './renderApp';
import { signIn } from './signedIn';

/** The operator's service with keys and monthly units. */
export function serviceRecord(serviceId = 'face-liveness') {
  const found = db().instances.findLast(({ service }) => service.serviceId === serviceId);
  if (!found) throw new Error(`There is no ${serviceId}`);
  return found;
}

/** Opens the page of a service, with changes of what the server returns about it. */
export async function openService(change?: object, { account = 'admin', serviceId = 'face-liveness' } = {}) {
  signIn(account);
  const { instanceId, service } = serviceRecord(serviceId);
  if (change) changeReply('/detail', (detail) => (change instanceof Function ? change(detail) : change));
  const app = await openPage(`/usercenter/service/${instanceId}`, { title: service.title.en });
  return { ...app, instanceId };
}

export const region = (name: string) => screen.getByRole('region', { name });

/** The part of the page of a service above its panels. */
export const serviceHead = () => screen.getByRole('heading', { level: 1 }).closest('section') as HTMLElement;
