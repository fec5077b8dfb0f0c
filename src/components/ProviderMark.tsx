import type { ServiceSummary } from '@/domain/catalog/service';
import { toMark } from '@/domain/mark';
import { getProviderInitials } from '@/domain/provider/providerInitials';

/** Hues of the theme's palette. */
const HUES = ['geekblue', 'cyan', 'purple', 'gold', 'magenta', 'green'] as const;

interface ProviderMarkProps {
  provider: Pick<ServiceSummary['provider'], 'providerId' | 'name'>;
  /** Width and height in pixels. */
  size?: number;
}

/** The mark of a provider: its initials in a colour of its own. Decorative: the name is shown next to it. */
export function ProviderMark({ provider: { providerId, name }, size = 40 }: ProviderMarkProps) {
  const hue = HUES[Number.parseInt(toMark(providerId ?? name).slice(-2), 36) % HUES.length];
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      style={{ flex: 'none' }}
      fill={`var(--ant-${hue}-9)`}
      aria-hidden="true"
    >
      <rect width="40" height="40" rx="8" fill={`var(--ant-${hue}-2)`} />
      <text x="20" y="20" dy="0.36em" textAnchor="middle" fontSize="16" fontWeight="600" direction="ltr">
        {getProviderInitials(name)}
      </text>
    </svg>
  );
}
