/** The logo; decorative, because the name is always beside it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--ant-color-primary)" />
      <path
        d="M8 13l2-5h12l2 5M9 13v11h14V13M8 13a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M13 24v-6h6v6"
        fill="none"
        stroke="var(--ant-color-text-light-solid)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
