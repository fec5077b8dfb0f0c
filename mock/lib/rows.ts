import { getOrThrow } from './failure';
import type { Text } from './text';

/** The rows of a user, in the order of the table. */
export const ownRows = <Row extends { userId?: string }>(
  rows: readonly Row[],
  { userId }: { userId: string },
): Row[] => rows.filter((row) => row.userId === userId);

/** The first row with these values, such as its id and its owner; undefined when there is none. */
export const findRow = <Row extends object>(rows: readonly Row[], values: Partial<Row>): Row | undefined => {
  const names = Object.keys(values) as (keyof Row)[];
  return rows.find((row) => names.every((name) => row[name] === values[name]));
};

/** The first row with these values. Throws 404 with this text when there is none. */
export const getRow = <Row extends object>(rows: readonly Row[], values: Partial<Row>, missing: Text): Row =>
  getOrThrow(findRow(rows, values), missing);

/** For each of these names, the number of rows that it stands for. */
export const countRows = <Row, Name extends string>(
  rows: readonly Row[],
  names: readonly Name[],
  matches: (row: Row, name: Name) => boolean,
): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, rows.filter((row) => matches(row, name)).length])) as Record<
    Name,
    number
  >;
