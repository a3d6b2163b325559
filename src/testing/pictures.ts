/** Pictures of the stories: drawn as the demo market's are, and kept in `.storybook/files/`. */
export const pictures = {
  rice: '/files/rice.svg',
  riceField: '/files/rice-field.svg',
  apple: '/files/apple.svg',
  tea: '/files/tea.svg',
  tomato: '/files/tomato.svg',
  tremella: '/files/tremella.svg',
  fungus: '/files/fungus.svg',
  cucumber: '/files/cucumber.svg',
  shop: '/files/shop.svg',
  voucher: '/files/voucher.svg',
}
