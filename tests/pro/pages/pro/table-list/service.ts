import { request } from '@umijs/max';

export type Device = {
  key: number;
  name: string;
  note?: string;
  calls: number;
  status: number;
  checkedAt: string;
};

interface DeviceList {
  data: Device[];
  total: number;
  success: boolean;
}

export async function queryDevices(
  params: { current?: number; pageSize?: number; name?: string },
  sort: object,
  filter: object,
) {
  return request<DeviceList>('/api/devices', {
    method: 'GET',
    params: { ...params, sorter: JSON.stringify(sort), filter: JSON.stringify(filter) },
  });
}

export const addDevice = (data: Partial<Device>) =>
  request<Device>('/api/devices', { method: 'POST', data: { method: 'post', ...data } });

export const updateDevice = (data: Partial<Device>) =>
  request<Device>('/api/devices', { method: 'POST', data: { method: 'update', ...data } });

export const removeDevices = (key: number[]) =>
  request<Record<string, unknown>>('/api/devices', { method: 'POST', data: { method: 'delete', key } });
