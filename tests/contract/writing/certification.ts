import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { CERTIFICATION_ERROR as E } from '../../../src/domain/certification/certification';
import { at, PIXEL } from '../samples';
import { getEndpoint, type Walk } from '../walk';

const DISCARDABLE = ['unverified', 'verified', 'expired'];

/** Starts an application if there is none, uploads a picture, and discards it. */
export async function writeCertification(walk: Walk): Promise<void> {
  const current = await walk.succeed('GET certification/current');
  const status = String(at(current, 'status'));
  if (!DISCARDABLE.includes(status) || at(current, 'application') !== undefined) {
    walk.report.skip('PUT certification/draft', 'the account has a pending application');
    return;
  }
  await walk.refuse('POST certification/edit', 'without an application', [E.transitionRefused]);
  const { smsTooSoon, smsDailyLimit, captchaRequired } = ACCOUNT_ERROR;
  const codes = [200, smsTooSoon, smsDailyLimit, captchaRequired];
  await walk.refuse('POST certification/code', 'a text message', codes, { body: {} });
  if (status !== 'unverified') {
    const type = at(current, 'certified', 'type') ?? 'personal';
    await walk.succeed('POST certification/change', { body: { type } });
  }
  const type = at(walk.results.get('POST certification/change'), 'application', 'type') ?? 'personal';
  await walk.succeed('PUT certification/draft', { body: { type, texts: {} } });
  await walk.succeed('POST certification/reveal');
  const form = new FormData();
  form.append('slot', 'idFront');
  form.append('file', PIXEL, 'front.png');
  const filled = await walk.succeed('POST certification/file', { form });
  const fileId = at(filled, 'application', 'files', 0, 'fileId');
  if (typeof fileId === 'string') {
    await walk.succeed('GET certification/file/{fileId}', { params: { fileId } });
    await walk.succeed('DELETE certification/file/{fileId}', { params: { fileId } });
  }
  const submit = {
    ...getEndpoint('POST certification/submit').example,
    applicationId: at(filled, 'application', 'applicationId'),
  };
  const { errors = [] } = getEndpoint('POST certification/submit');
  await walk.refuse('POST certification/submit', 'before it is complete', errors, { body: submit });
  await walk.refuse('POST certification/withdraw', 'before it is submitted', [E.transitionRefused]);
  await walk.succeed('POST certification/discard');
  const after = at(await walk.succeed('GET certification/current'), 'status');
  walk.expect(
    'POST certification/discard',
    'the status after discarding',
    after === status,
    'result.status',
    'is not what it was before',
  );
}
