export const createList = {
  title: 'Create new list',
  themeName: 'Theme Name',
  themeNamePlaceholder: 'e.g., Business Vocabulary',
  description: 'Description',
  descriptionOptional: 'Description (optional)',
  descriptionPlaceholder: 'What belongs in it',
  createTheme: 'Create Theme',
  creating: 'Creating...',
  failed: 'Failed to create theme',
  required: 'Please write something here.',
} as const
