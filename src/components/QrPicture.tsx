import { QRCode, theme } from 'antd';

// Dark on light in both themes, which scanners read reliably.
const light = theme.getDesignToken();

/** A QR code. What is around it names it. */
export function QrPicture({ content }: { content: string }) {
  return (
    <QRCode
      type="svg"
      aria-hidden
      value={content}
      size={200}
      marginSize={2}
      bordered={false}
      color={light.colorTextBase}
      bgColor={light.colorBgContainer}
    />
  );
}
