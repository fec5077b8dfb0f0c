import * as v from 'valibot';
import { type Statement, statementDifference, statementSchema } from '../../../src/domain/money/statement';
import { createMockClient } from './mockClient';

/** Fails unless each month is sound and begins with what the one before it ended with. */
export function expectChain(statements: readonly Statement[]) {
  let closing: number | undefined;
  for (const statement of statements) {
    expect(statementDifference(statement)).toBe(0);
    const listed = statement.lines.reduce((sum, { amount }) => sum + amount, statement.opening);
    expect(listed).toBe(statement.closing);
    expect(statement.lines.at(-1)?.balanceAfter ?? statement.opening).toBe(statement.closing);
    if (closing !== undefined) expect(statement.opening).toBe(closing);
    closing = statement.closing;
  }
}

/** A client of the sample customer's statements. */
export async function createStatementClient() {
  const client = createMockClient();
  let token = await client.signIn();

  const read = async (month = 'current') =>
    v.parse(statementSchema, (await client.get(`balance/statement/${month}`, token)).result);

  return {
    ...client,
    token: () => token,
    async signInAgain() {
      token = await client.signIn();
    },
    read,
    /** The statements of the latest months, in order of time. */
    async readAll(count = Number.POSITIVE_INFINITY): Promise<Statement[]> {
      const { months } = await read();
      const statements: Statement[] = [];
      for (const month of months.slice(0, count).toReversed()) statements.push(await read(month));
      return statements;
    },
  };
}
