import { CERTIFICATION_ERROR } from '../../../src/domain/certification/certification';
import type { CertificationField, FieldProblem } from '../../../src/domain/certification/certificationForm';
import type { FileProblem } from '../../../src/domain/certification/identityFile';
import { MOCK_CODE, MockFailure } from '../failure';
import type { Text } from '../text';

export const transitionRefused = () =>
  new MockFailure(CERTIFICATION_ERROR.transitionRefused, {
    zh: '认证状态已发生变化，请按当前状态继续。',
    en: 'The state of your certification has changed. Go on from where it is now.',
  });

export const fieldsInvalid = (problems: { field: CertificationField; problem: FieldProblem }[]) =>
  new MockFailure(
    CERTIFICATION_ERROR.fieldsInvalid,
    { zh: '有内容需要补充或更正。', en: 'Something is missing or has to be corrected.' },
    { problems },
  );

const FILE_TEXTS: Record<FileProblem | 'slot', Text> = {
  nameUnsafe: { zh: '文件名不安全。', en: 'The file’s name is not safe.' },
  nameTooLong: { zh: '文件名过长。', en: 'The file’s name is too long.' },
  wrongType: { zh: '只接受 JPG、PNG 或 PDF。', en: 'Only JPG, PNG and PDF are accepted.' },
  empty: { zh: '文件是空的。', en: 'The file is empty.' },
  tooLarge: { zh: '文件超过 10 MB。', en: 'The file is larger than 10 MB.' },
  contentDiffers: { zh: '文件内容与扩展名不符。', en: 'The file’s content is not what its name says.' },
  slot: { zh: '此处不需要文件。', en: 'No file is wanted here.' },
};

export const fileRefused = (problem: keyof typeof FILE_TEXTS) =>
  new MockFailure(CERTIFICATION_ERROR.fileRefused, FILE_TEXTS[problem], { problem });

export const fileUnknown = () =>
  new MockFailure(MOCK_CODE.notFound, { zh: '没有找到该文件。', en: 'There is no such file.' });

export const consentOutdated = () =>
  new MockFailure(CERTIFICATION_ERROR.consentOutdated, {
    zh: '隐私政策已更新，请阅读并同意最新版本。',
    en: 'The privacy policy has changed. Read and accept the current version.',
  });
