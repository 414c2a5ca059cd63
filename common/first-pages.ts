/** Whether most visitors see a page first. Such pages name no route of `later-routes.ts`, which browsers fetch with the others. */
export const isFirstPage = (component: string): boolean => /^(home|contractors)\//.test(component);
