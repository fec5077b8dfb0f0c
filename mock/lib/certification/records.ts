import type { ReviewSetting } from '../../../src/domain/certification/certification';
import type {
  CertificationField,
  CertificationTexts,
  CertificationType,
  FileSlot,
} from '../../../src/domain/certification/certificationForm';
import type {
  CertificationEvent,
  CertificationState,
} from '../../../src/domain/certification/certificationMachine';
import type { FileKind } from '../../../src/domain/certification/identityFile';
import type { Text } from '../text';

/** Times are milliseconds since 1970 on the mock's clock. Everything here is unmasked; replies are made in views.ts. */
export interface IdentityFileRecord {
  fileId: string;
  userId: string;
  kind: FileKind;
  /** Bytes. */
  size: number;
  /** Base64: the database is saved as JSON. */
  data: string;
  uploadedAt: number;
}

export interface FileReference {
  fileId: string;
  slot: FileSlot;
}

export interface ApplicationRecord {
  /** New each time the application is reopened, so that a late retry of an older submission does nothing. */
  applicationId: string;
  type: CertificationType;
  texts: CertificationTexts;
  files: FileReference[];
  /** Why a reviewer rejected a field; removed when the field changes. */
  reasons: { field: CertificationField; text: Text }[];
  savedAt: number;
  submittedAt?: number;
}

export interface CertificationRecord extends CertificationState {
  userId: string;
  application?: ApplicationRecord;
  certified?: Pick<ApplicationRecord, 'type' | 'texts' | 'files'> & { verifiedAt: number };
  /** Oldest first. */
  timeline: { at: number; event: CertificationEvent; type: CertificationType; reasons: Text[] }[];
}

declare module '../db' {
  interface MockTables {
    certifications: CertificationRecord[];
    identityFiles: IdentityFileRecord[];
    certificationReview: ReviewSetting;
  }
}
