import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HEAD_LENGTH } from '@/domain/fileContent';
import { callsTo } from '../support/account';
import { HEADS, PDF } from '../support/certification';
import { getRecord, inState, openCertification, usersFiles } from '../support/certificationPage';
import { failCalls, holdNextCall } from '../support/network';
import { mockServer } from '../support/pageSetup';

const NAME = 'Identity card, photo side';

const slot = () => screen.getByRole('region', { name: NAME });
const input = () => screen.getByLabelText<HTMLInputElement>(NAME, { selector: 'input' });
const bytes = (head: number[]) => new Uint8Array(head);
const scan = () => new File([PDF], 'scan.pdf');

async function openPictures() {
  inState({ status: 'draft' });
  const app = await openCertification('file?step=pictures');
  await screen.findByRole('heading', { level: 2, name: 'Documents' });
  return app;
}

const chooses = (file: File) => fireEvent.change(input(), { target: { files: [file] } });

/** A small file that reports this size. */
function largeFile(size: number): File {
  const file = new File([bytes(HEADS.jpg)], 'large.jpg');
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

it('a file of 50 MB is refused where it was chosen, and nothing is sent', async () => {
  await openPictures();
  expect(slot()).toRead(`### Identity card, photo side // Drop a file here, or
    (Choose a file: Identity card, photo side) – Used to check the name, number and photo.
    Used to check the name, number and photo.`);
  chooses(largeFile(50 * 1024 * 1024));
  await within(slot()).findByRole('alert');
  expect(slot()).toRead(`### Identity card, photo side // Drop a file here, or // alert:
    The file is larger than 10 MB. Choose a smaller one. Nothing was uploaded.
    (Choose a file: Identity card, photo side) – The file is larger than 10 MB. Choose a smaller one. Nothing was uploaded. Used to check the name, number and photo.
    Used to check the name, number and photo.`);
  expect(callsTo('certification/file')).toEqual([]);
  expect(usersFiles()).toEqual([]);
});

it('reads only the first bytes of a file, and refuses a picture that cannot be decoded', async () => {
  await openPictures();
  const file = largeFile(9 * 1024 * 1024);
  const read = jest.spyOn(file, 'arrayBuffer');
  const slice = jest.spyOn(file, 'slice');
  chooses(file);
  expect(await within(slot()).findByRole('alert')).toHaveTextContent(/can’t be read and may be damaged/);
  expect(slice.mock.calls).toEqual([[0, HEAD_LENGTH]]);
  expect(read).not.toHaveBeenCalled();
});

it('uploads a PDF unchanged under a new name, shows, replaces and removes it', async () => {
  const { user } = await openPictures();
  await user.upload(input(), new File([PDF], '张三 身份证.pdf'));
  expect(await within(slot()).findByText('Original PDF, 1 KB')).toBeVisible();
  const [sent] = callsTo('certification/file');
  expect(sent?.body).toEqual({ slot: 'idFront' });
  expect(sent?.files?.[0]).toMatchObject({ originalname: 'idFront.pdf', size: PDF.length });
  expect(
    slot(),
  ).toRead(`### Identity card, photo side // [Open in a new tab: Identity card, photo side](…) // Original PDF, 1 KB
    (Choose another: Identity card, photo side) – Used to check the name, number and photo. // (Remove: Identity card, photo side)
    Used to check the name, number and photo.`);
  expect(within(slot()).getByRole('link', { name: `Open in a new tab: ${NAME}` })).toHaveAttribute(
    'target',
    '_blank',
  );

  await user.upload(input(), new File([`${PDF}2`], 'scan.pdf'));
  await waitFor(() => expect(usersFiles()[0]?.size).toBe(PDF.length + 1));
  expect(usersFiles()).toHaveLength(1);
  const release = holdNextCall('DELETE', `certification/file/${usersFiles()[0]?.fileId}`);
  await user.click(await within(slot()).findByRole('button', { name: `Remove: ${NAME}` }));
  await waitFor(() =>
    expect(within(slot()).getByRole('button', { name: `Remove: ${NAME}` })).toHaveClass('ant-btn-loading'),
  );
  release();
  await waitFor(() => expect(usersFiles()).toEqual([]));
  expect(await within(slot()).findByText('Drop a file here, or')).toBeVisible();
});

it('accepts one dropped file', async () => {
  await openPictures();
  const zone = within(slot()).getByText('Drop a file here, or');
  const frame = zone.closest('[data-over]');
  expect(fireEvent.dragOver(zone)).toBe(false);
  await waitFor(() => expect(frame).toHaveAttribute('data-over', 'true'));
  fireEvent.dragLeave(zone);
  await waitFor(() => expect(frame).toHaveAttribute('data-over', 'false'));
  fireEvent.dragOver(zone);
  fireEvent.drop(zone, { dataTransfer: { files: [scan(), scan()] } });
  expect(await within(slot()).findByText(/Only one file fits/)).toBeVisible();
  expect(frame).toHaveAttribute('data-over', 'false');
  expect(frame).toHaveAttribute('data-problem', 'true');
  fireEvent.drop(zone, { dataTransfer: { files: [scan()] } });
  expect(await within(slot()).findByText(/Original PDF/)).toBeVisible();
});

it('retries a failed upload with the same file', async () => {
  const { user } = await openPictures();
  const restore = failCalls('certification/file');
  chooses(scan());
  await within(slot()).findByText(/The upload failed/);
  expect(
    slot(),
  ).toRead(`### Identity card, photo side // Drop a file here, or // alert: // The upload failed. Check your connection and try again.
    (Try again)
    (Choose a file: Identity card, photo side) – The upload failed. Check your connection and try again. Used to check the name, number and photo.
    Used to check the name, number and photo.`);
  restore();
  await user.click(within(slot()).getByRole('button', { name: 'Try again' }));
  expect(await within(slot()).findByText(/Original PDF/)).toBeVisible();
});

it('shows the progress of an upload, which can be cancelled', async () => {
  const { user } = await openPictures();
  const forward = mockServer();
  window.fetch = (url, init) =>
    String(url).includes('certification/file')
      ? new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        )
      : forward(url, init);
  chooses(scan());
  await within(slot()).findByText('50%');
  expect(slot()).toRead(
    `### Identity card, photo side // 50% // status: // Uploading… // (Cancel upload) // Used to check the name, number and photo.`,
  );
  expect(within(slot()).getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  await user.click(within(slot()).getByRole('button', { name: 'Cancel upload' }));
  expect(await within(slot()).findByText('Drop a file here, or')).toBeVisible();
  expect(usersFiles()).toEqual([]);
});

it('shows a refusal of the server at the file’s place', async () => {
  await openPictures();
  const forward = mockServer();
  window.fetch = (url, init) =>
    String(url).includes('certification/file')
      ? Promise.resolve(
          new Response('{"code":44003,"message":"No","result":{"problem":"contentDiffers"}}', {
            headers: { 'content-type': 'application/json' },
          }),
        )
      : forward(url, init);
  chooses(scan());
  expect(await within(slot()).findByRole('alert')).toHaveTextContent(/doesn’t match the file extension/);
});

it('shows why a picture was refused until it is replaced', async () => {
  const record = inState({ status: 'draft' });
  record.application?.reasons.push({
    field: 'idFront',
    text: { zh: '照片模糊', en: 'The picture is blurred' },
  });
  await openCertification('file?step=pictures');
  expect(await within(slot()).findByRole('alert')).toHaveTextContent('The picture is blurred');
  chooses(scan());
  await within(slot()).findByText(/Original PDF/);
  expect(within(slot()).queryByRole('alert')).not.toBeInTheDocument();
  expect(getRecord().application?.reasons).toEqual([]);
});
