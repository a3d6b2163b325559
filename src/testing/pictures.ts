/** Pictures of the stories: drawn as the demo market's are, and kept in `.storybook/pictures/`. */
export const pictures = {
  rice: '/pictures/rice.svg',
  riceField: '/pictures/rice-field.svg',
  apple: '/pictures/apple.svg',
  tea: '/pictures/tea.svg',
  tomato: '/pictures/tomato.svg',
  tremella: '/pictures/tremella.svg',
  fungus: '/pictures/fungus.svg',
  cucumber: '/pictures/cucumber.svg',
  shop: '/pictures/shop.svg',
  voucher: '/pictures/voucher.svg',
}
