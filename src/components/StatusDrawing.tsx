import type { ReactNode } from 'react';

/** The part that differs; all drawings share the shop counter. */
const subjects = {
  notFound: (
    <>
      <path d="M88 34h38l16 16v48H88Z" />
      <path d="M126 34v16h16M100 62h22M100 74h14" />
      <circle cx="136" cy="78" r="14" />
      <path d="m146 88 12 12" />
    </>
  ),
  forbidden: (
    <>
      <rect x="96" y="60" width="48" height="38" rx="5" />
      <path d="M106 60V48a14 14 0 0 1 28 0v12M120 74v10" />
    </>
  ),
  failed: (
    <>
      <path d="M120 36 154 98H86Z" />
      <path d="M120 58v18M120 86v1" />
    </>
  ),
  offline: (
    <>
      <path d="M86 62q34-30 68 0M97 75q23-20 46 0M108 87q12-10 24 0" />
      <path d="m92 40 56 58" />
    </>
  ),
  done: (
    <>
      <rect x="90" y="44" width="60" height="54" rx="6" />
      <path d="m105 71 11 11 20-22" />
    </>
  ),
  empty: (
    <>
      <path d="M84 72h72l-8 26H92Z" />
      <path d="M100 72V56h40v16M110 84h20" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type StatusDrawingName = keyof typeof subjects;

/** Inline line drawings in the theme's colours; decorative. */
export function StatusDrawing({ name, width = 240 }: { name: StatusDrawingName; width?: number }) {
  return (
    <svg
      viewBox="0 0 240 150"
      width={width}
      style={{ maxInlineSize: '100%' }}
      fill="none"
      stroke="var(--ant-color-text-quaternary)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="120" cy="132" rx="96" ry="8" fill="var(--ant-color-fill-tertiary)" stroke="none" />
      <path d="M40 98h160M52 98v30M188 98v30M40 98l6-10h148l6 10" />
      <path d="M28 40v10M23 45h10M206 30v8M202 34h8M196 64v6M193 67h6" />
      <g fill="var(--ant-color-bg-container)" stroke="var(--ant-color-primary)" strokeWidth="2.5">
        {subjects[name]}
      </g>
    </svg>
  );
}
