import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type Tab = { value: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  /** The subject of the tabs, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
};

export function Tabs({ label, tabs, defaultValue, value, onChange }: TabsProps) {
  return (
    <Base.Root
      defaultValue={defaultValue ?? tabs[0]?.value}
      value={value}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <Base.List className="tabs-list" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
