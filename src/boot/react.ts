// Lets `boot` fetch React beside the app: the app would only ask for it when it has itself arrived.
import 'react-dom/client'
