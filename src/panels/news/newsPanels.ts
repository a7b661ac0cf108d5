import { news } from '../../domain/news/news.ts';
import { loadScreen } from '../kit/screen/screens.ts';
import { definePanel } from '../definePanel.ts';

/** One news: written by those who prepare it, read by everybody of the staff once it is released for them. */
export const newsPanel = definePanel({
  url: '/news/:id',
  title: ({ id = '' }) => `News ${id}`,
  icon: news.icon,
  area: 'own',
  of: [news],
  load: async () => (await Promise.all([import('./NewsPanel.tsx'), loadScreen(news.path)]))[0],
});

/** What was released for the staff, unread ones in bold. */
export const sentNewsPanel = definePanel({
  url: '/sent_news',
  title: () => 'Veröffentlichte News',
  icon: news.icon,
  area: 'own',
  of: [news],
  load: () => import('./SentNewsPanel.tsx'),
});
