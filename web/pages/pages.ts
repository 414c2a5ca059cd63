import type { ComponentProps } from 'react';
import type HomePage from './home/show.tsx';
import type ErrorPage from './errors/show.tsx';

/** Every page by its component name, with the props it takes: what the server sends is checked against this. */
export type Pages = {
  'home/show': ComponentProps<typeof HomePage>;
  'errors/show': ComponentProps<typeof ErrorPage>;
};

export type PageName = keyof Pages;
