import { CERTIFICATION_ERROR as E } from '../../../src/domain/certification/certification';
import { at } from '../samples';
import { getEndpoint, type Walk } from '../walk';

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const DISCARDABLE = ['unverified', 'verified', 'expired'];

/** Starts an application if there is none, uploads a picture, and discards it. */
export async function writeCertification(walk: Walk): Promise<void> {
  const current = await walk.succeed('GET certification/current');
  const status = String(at(current, 'status'));
  if (!DISCARDABLE.includes(status) || at(current, 'application') !== undefined) {
    walk.report.skip('PUT certification/draft', 'the account has a pending application');
    return;
  }
  if (status !== 'unverified') {
    const type = at(current, 'certified', 'type') ?? 'personal';
    await walk.succeed('POST certification/change', { body: { type } });
  }
  const type = at(walk.results.get('POST certification/change'), 'application', 'type') ?? 'personal';
  await walk.succeed('PUT certification/draft', { body: { type, texts: {} } });
  await walk.succeed('POST certification/reveal');
  const form = new FormData();
  form.append('slot', 'idFront');
  form.append('file', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'front.png');
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
  walk.record('POST certification/discard', 'the status after discarding', [
    ...(after === status ? [] : ['is not what it was before']),
  ]);
}
