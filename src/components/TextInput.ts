/**
 * antd's text field for light pages. The `Input` of antd's main entry includes search, text area, password
 * and one-time code.
 */
export { default as TextInput } from 'antd/es/input/Input';
