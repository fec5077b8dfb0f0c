import { QRCode, theme } from 'antd';

// Dark on light in both themes: scanners read nothing else reliably.
const light = theme.getDesignToken();

/** A QR code; what it is for is said by what stands around it. */
export function PaymentPicture({ content }: { content: string }) {
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
