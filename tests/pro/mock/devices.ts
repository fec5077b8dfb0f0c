import type { Request, Response } from 'express';

interface Device {
  key: number;
  name: string;
  note?: string;
  calls: number;
  status: number;
  checkedAt: string;
}

let devices: Device[] = Array.from({ length: 45 }, (_, index) => ({
  key: index,
  name: `Device ${index}`,
  note: 'Stands in the hall',
  calls: (index * 37) % 101,
  status: index % 4,
  checkedAt: '2026-11-02 08:30:00',
}));

function getDevices(req: Request, res: Response) {
  const { current = '1', pageSize = '20', name = '', sorter = '{}' } = req.query as Record<string, string>;
  const [[column, order] = []] = Object.entries(JSON.parse(sorter) as Record<string, string>);
  const found = devices.filter((device) => device.name.includes(name));
  if (column === 'calls') found.sort((a, b) => (order === 'descend' ? b.calls - a.calls : a.calls - b.calls));
  const start = (Number(current) - 1) * Number(pageSize);
  res.json({ data: found.slice(start, start + Number(pageSize)), total: found.length, success: true });
}

function postDevice(req: Request, res: Response) {
  const { method, key, name, note } = req.body;
  if (name === 'refused') {
    res.json({ success: false, errorCode: 4001, errorMessage: 'The hall is full', showType: 2 });
    return;
  }
  switch (method) {
    case 'delete':
      devices = devices.filter((device) => !key.includes(device.key));
      break;
    case 'post': {
      const device = {
        key: devices.length + 100,
        name,
        note,
        calls: 0,
        status: 0,
        checkedAt: '2026-11-03 09:00:00',
      };
      devices.unshift(device);
      res.json(device);
      return;
    }
    case 'update':
      devices = devices.map((device) => (device.key === key ? { ...device, name, note } : device));
      res.json(devices.find((device) => device.key === key));
      return;
  }
  res.json({ list: devices });
}

export default {
  'GET /api/devices': getDevices,
  'POST /api/devices': postDevice,
};
