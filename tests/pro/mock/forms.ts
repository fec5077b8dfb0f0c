import type { Request, Response } from 'express';

let tasks = Array.from({ length: 8 }, (_, index) => ({
  id: `task-${index}`,
  title: `Task ${index}`,
  percent: index * 12,
}));

export default {
  'POST  /api/basicForm': (_: Request, res: Response) => {
    res.send({ data: { message: 'Ok' } });
  },
  'POST  /api/advancedForm': (_: Request, res: Response) => {
    res.send({ data: { message: 'Ok' } });
  },
  'GET  /api/get_list': (req: Request, res: Response) => {
    res.json({ data: { list: tasks.slice(0, Number(req.query.count)) } });
  },
  'POST  /api/post_fake_list': (req: Request, res: Response) => {
    const { method, ...task } = req.body;
    if (method === 'delete') tasks = tasks.filter(({ id }) => id !== task.id);
    if (method === 'update') tasks = tasks.map((each) => (each.id === task.id ? { ...each, ...task } : each));
    if (method === 'post') tasks.unshift({ percent: 0, ...task, id: `task-${tasks.length}` });
    res.json({ data: { list: tasks } });
  },
  'GET  /api/profile/basic': {
    data: {
      goods: [
        { id: '1', name: 'Water', count: 2, amount: 4 },
        { id: '2', name: 'Tea', count: 3, amount: 9 },
      ],
      steps: [{ key: '1', time: '2026-10-01 14:10', what: 'Collected', status: 'success' }],
    },
  },
};
