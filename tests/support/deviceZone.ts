import { runInThisContext } from 'node:vm';

// Jest gives tests a copy of the environment, which Node does not watch.
const { env }: { env: Record<string, string | undefined> } = runInThisContext('process');
const { TZ } = env;

const setZone = (zone: string | undefined) => {
  if (zone === undefined) delete env.TZ;
  else env.TZ = zone;
};

/** Zones of devices: behind and ahead of China, with daylight saving, and with a day that never was. */
export const DEVICE_ZONES = ['America/Los_Angeles', 'Pacific/Apia', 'Europe/Berlin'];

/** Sets the zone of the device until `resetDeviceZone`. */
export function setDeviceZone(zone: string): void {
  setZone(zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}

export const resetDeviceZone = () => setZone(TZ);
