/** The illustration of the sign-in pages; decorative. */
export function MarketDrawing() {
  return (
    <svg
      viewBox="0 0 440 320"
      width="100%"
      fill="none"
      stroke="var(--ant-color-text-quaternary)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="330" cy="70" r="34" fill="var(--ant-color-primary-bg)" stroke="none" />
      <path d="M40 74h44M54 62h40M372 128h34M386 140h30" />
      <path d="M20 286h400" />
      <g fill="var(--ant-color-bg-container)">
        <path d="M46 286V190h96v96M38 190l14-34h84l14 34Z" />
        <path d="M298 286V190h96v96M290 190l14-34h84l14 34Z" />
      </g>
      <path d="M62 210h28v24H62zM100 286v-52h28v52M314 286v-52h28v52M352 210h28v24h-28z" />
      <g fill="var(--ant-color-bg-container)" stroke="var(--ant-color-primary)" strokeWidth="2.5">
        <path d="M154 286V164h132v122" />
        <path d="M142 164l20-48h116l20 48a19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0Z" />
        <path d="M181 164l8-48M220 164v-48M259 164l-8-48" />
      </g>
      <g stroke="var(--ant-color-primary)" strokeWidth="2.5">
        <path d="M200 286v-64h40v64M232 254v.5" />
        <path d="M168 204h18v22h-18zM254 204h18v22h-18z" />
      </g>
      <path d="M220 100V84M220 84l18-6-18-8z" stroke="var(--ant-color-primary)" strokeWidth="2.5" />
      <path d="M26 286v-22M18 268q8-16 16 0M414 286v-22M406 268q8-16 16 0" />
    </svg>
  );
}
