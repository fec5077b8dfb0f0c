import { Flex } from 'antd';
import { DirectionCard } from './DirectionCard';
import styles from './Gallery.module.css';
import { ThemeSample } from './ThemeSample';

/** The shared components in both themes, side by side. */
export function GalleryTab() {
  return (
    <Flex vertical gap={16}>
      <DirectionCard />
      <div className={styles.gallery}>
        <ThemeSample mode="light" />
        <ThemeSample mode="dark" />
      </div>
    </Flex>
  );
}
