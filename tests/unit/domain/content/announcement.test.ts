import * as v from 'valibot';
import {
  announcementReadPayloadSchema,
  announcementSchema,
  announcementSummarySchema,
} from '@/domain/content/announcement';
import { formatFileSize } from '@/pages/announcement/components/fileSize';
import { hasErrorCode, RequestError } from '../../../../src/domain/requestError';

const summary = {
  announcementId: '1',
  title: 'Title',
  summary: '',
  category: '301',
  severity: 'info',
  pinned: false,
  publishedAt: '2026-05-01T02:00:00.000Z',
  read: true,
};

it('an end and neighbours are optional, and null means none', () => {
  const parsed = v.parse(announcementSummarySchema, { ...summary, expiresAt: null });
  expect(parsed).toMatchObject({ expired: false });
  expect(parsed.expiresAt).toBeUndefined();
  expect(v.parse(announcementSchema, { ...summary, body: '', attachments: [] })).toMatchObject({
    previous: null,
    next: null,
  });
});

it.each([
  ['an unknown severity', { severity: 'fatal' }],
  ['no title', { title: '' }],
  ['an invalid date', { publishedAt: 'yesterday' }],
  ['no read state', { read: undefined }],
])('an announcement is invalid with %s', (_name, change) => {
  expect(v.is(announcementSummarySchema, { ...summary, ...change })).toBe(false);
});

it('announcements are marked as read by ids or all at once', () => {
  const accepts = (payload: unknown) => v.is(announcementReadPayloadSchema, payload);
  expect(accepts({ announcementIds: ['1'] })).toBe(true);
  expect(accepts({ all: true })).toBe(true);
  expect(accepts({ all: false })).toBe(false);
  expect(accepts({})).toBe(false);
  expect(accepts({ announcementIds: new Array(101).fill('1') })).toBe(false);
});

it.each([
  [0, '0B'],
  [999, '999B'],
  [1000, '1kB'],
  [1_234_567, '1.2MB'],
  [5e12, '5,000GB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en-US')).toBe(text);
});

it('hasErrorCode matches the code of a refusal', () => {
  const refusal = new RequestError('business', 'gone', { code: '404' });
  expect(hasErrorCode(refusal, 404)).toBe(true);
  expect(hasErrorCode(refusal, 500)).toBe(false);
  expect(hasErrorCode(new Error('404'), 404)).toBe(false);
  expect(hasErrorCode(undefined, 404)).toBe(false);
});
