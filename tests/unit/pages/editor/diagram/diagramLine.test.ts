import { toPath } from '@/pages/editor/components/diagram/DiagramLine';

it('rounds the corners of a line, less where its parts are short', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
    { x: 50, y: 100 },
  ];
  expect(toPath(corner)).toBe('M0,0 L0,92 Q0,100 8,100 L50,100');
  expect(toPath([...corner, { x: 50, y: 106 }])).toBe(
    'M0,0 L0,92 Q0,100 8,100 L42,100 Q50,100 50,103 L50,106',
  );
  expect(toPath([])).toBe('');
});
