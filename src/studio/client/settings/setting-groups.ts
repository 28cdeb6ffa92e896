import {
  Building2,
  ChartNoAxesColumn,
  CircleAlert,
  FileQuestion,
  FolderOpen,
  Globe,
  Languages,
  LayoutTemplate,
  type LucideIcon,
  MailCheck,
  Megaphone,
  Menu,
  Palette,
  PanelBottom,
  SlidersHorizontal,
  Trash2,
  Type,
} from 'lucide-react'

export interface SettingGroup {
  readonly title: string
  /** Icons by top-level key of the site file. */
  readonly icons: Readonly<Record<string, LucideIcon>>
}

export const SETTING_GROUPS: readonly SettingGroup[] = [
  { title: 'Site', icons: { company: Building2, languages: Languages, publication: Globe } },
  { title: 'Look', icons: { theme: Palette } },
  {
    title: 'Menus and footer',
    icons: { navigation: Menu, footer: PanelBottom, notice: Megaphone },
  },
  {
    title: 'Texts',
    icons: {
      words: Type,
      figures: ChartNoAxesColumn,
      notFound: FileQuestion,
      requestPages: MailCheck,
      errorScreen: CircleAlert,
    },
  },
  {
    title: 'Advanced',
    icons: {
      collections: FolderOpen,
      sectionTypes: LayoutTemplate,
      behaviour: SlidersHorizontal,
      gone: Trash2,
    },
  },
]
