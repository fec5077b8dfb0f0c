import { Flex } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { DirectionCard } from './DirectionCard';
import { ThemeSample } from './ThemeSample';

/** The shared components in both themes, side by side. */
export function GalleryTab() {
  return (
    <Flex vertical gap={16}>
      <DirectionCard />
      <CardGrid min={420} stretch>
        <ThemeSample mode="light" />
        <ThemeSample mode="dark" />
      </CardGrid>
    </Flex>
  );
}
