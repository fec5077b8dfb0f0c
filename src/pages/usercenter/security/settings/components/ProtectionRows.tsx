import { useProtections } from '../../components/useProtections';
import { SettingRow } from './SettingRow';

interface ProtectionRowsProps {
  /** ISO 8601. */
  passwordChangedAt: string;
  /** The server's time, milliseconds. */
  now: number;
}

/** Password, phone and certification as rows of the settings. */
export function ProtectionRows({ passwordChangedAt, now }: ProtectionRowsProps) {
  return useProtections(passwordChangedAt, now).map(({ key, ...row }) => <SettingRow key={key} {...row} />);
}
